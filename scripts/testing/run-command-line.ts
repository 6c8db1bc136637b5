/** Runs a program of the project with its output on this terminal. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'

/** The exit status; `null` when a signal ended it. */
export async function runNode(args: string[], env: NodeJS.ProcessEnv = {}): Promise<number | null> {
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_DIR,
    stdio: 'inherit',
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...env },
  })
  const [status] = (await once(child, 'close')) as [number | null]
  return status
}

/** The file that `npx <name>` would run: run directly, it needs no shell and no npm. */
export function binFile(packageName: string, binName: string): string {
  const packageFile = join(PROJECT_DIR, 'node_modules', packageName, 'package.json')
  const { bin } = createRequire(import.meta.url)(packageFile) as { bin: string | Record<string, string> }
  const file = typeof bin === 'string' ? bin : bin[binName]
  if (file === undefined) throw new Error(`${packageName} has no program called ${binName}`)
  return join(dirname(packageFile), file)
}
