/**
 * node scripts/command-line/bundled.ts <script> …: runs a script of the project from a bundle, which loads in a third of the
 * time that its modules take one by one (docs/decisions/bundled-commands.md).
 */
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { knownBundle } from './bundle-record.ts'

const projectDir = resolve(import.meta.dirname, '../..')
const script = resolve(process.argv[2] ?? '')
const bundleDir = join(projectDir, '.forecourt/bundles', relative(projectDir, script).replaceAll(/[\\/]/g, '-'))

/** What cannot be bundled (a full disk, a source with an error) runs from its sources, which then say what is wrong. */
async function startingFile(): Promise<string> {
  const known = knownBundle(bundleDir)
  if (known !== null) return known
  try {
    const { makeBundle } = await import('./make-bundle.ts')
    return await makeBundle({ script, projectDir, bundleDir })
  } catch {
    return script
  }
}

// From here on as if the script had been started itself.
process.argv.splice(1, 1)
await import(pathToFileURL(await startingFile()).href)
