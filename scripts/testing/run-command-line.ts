/** Runs programs of the project. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'

/** With its output on this terminal. The exit status; `null` when a signal ended it. */
export async function runNode(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const child = spawn(process.execPath, args, { ...options(env), stdio: 'inherit' })
  const [status] = (await once(child, 'close')) as [number | null]
  return status
}

/** The same with all that it printed, for programs that run side by side. */
export async function runNodeSilently(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, args, { ...options(env), stdio: ['ignore', 'pipe', 'pipe'] })
  const pieces: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (piece: Buffer) => pieces.push(piece))
  const [status] = (await once(child, 'close')) as [number | null]
  return { status, output: Buffer.concat(pieces).toString('utf8') }
}

function options(env: NodeJS.ProcessEnv) {
  return { cwd: PROJECT_DIR, env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env } }
}

/** The file that `npx <name>` would run: run directly, it needs no shell and no npm. */
export function binFile(packageName: string, binName: string): string {
  const packageFile = join(PROJECT_DIR, 'node_modules', packageName, 'package.json')
  const { bin } = createRequire(import.meta.url)(packageFile) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[binName]
  if (file === undefined) throw new Error(`${packageName} has no program called ${binName}`)
  return join(dirname(packageFile), file)
}
