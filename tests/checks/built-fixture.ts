/** Writes a small built site, and runs a check's command line on it. */
import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PROJECT_DIR } from '#generator/project.ts'

/** Returns the output folder; the site's slug is "harbour". */
export async function writeBuiltSite(files: Record<string, string>): Promise<string> {
  const outDir = await mkdtemp(join(tmpdir(), 'forecourt-checks-'))
  for (const [file, content] of Object.entries(files)) {
    const path = join(outDir, 'harbour/releases/r1', file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  await symlink('releases/r1', join(outDir, 'harbour/current'))
  return outDir
}

export function runCheck(script: string, outDir: string): { status: number | null; output: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT_DIR, script), '--out', outDir], {
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}
