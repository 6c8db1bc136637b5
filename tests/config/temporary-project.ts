/** A temporary folder in which `sites/<slug>/site.ts` resolves `#config/*` as it does in the project. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

export interface TemporaryProject {
  sitesDir: string
  /** Writes a file below `sites/`. */
  write(path: string, content: string): Promise<void>
  remove(): Promise<void>
}

export async function createTemporaryProject(): Promise<TemporaryProject> {
  const root = await mkdtemp(join(tmpdir(), 'forecourt-'))
  const sitesDir = join(root, 'sites')
  await mkdir(sitesDir)
  await symlink(resolve('src'), join(root, 'src'))
  const manifest = { type: 'module', imports: { '#config/*': './src/config/*' } }
  await writeFile(join(root, 'package.json'), JSON.stringify(manifest))
  return {
    sitesDir,
    async write(path, content) {
      const file = join(sitesDir, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, content)
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
