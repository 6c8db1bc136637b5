/** The Astro adapter that turns the project into an application which `generator/` calls page by page. */
import { createHash } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration, CspHashEntry } from 'astro'
import type { InlineHashes } from './inline-hashes.ts'
import { INLINE_HASHES_FILE } from './inline-hashes.ts'

/** Registers our server entry; docs/generator.md has what was measured of this set-up. */
export function forecourtAdapter(): AstroIntegration {
  let all: InlineHashes = { scripts: [], styles: [] }
  let outDir: URL
  let assetsDir: URL
  return {
    name: 'forecourt',
    hooks: {
      'astro:config:done': ({ config, setAdapter }) => {
        outDir = config.outDir
        assetsDir = new URL(`${config.build.assets}/`, config.build.client)
        setAdapter({
          name: 'forecourt',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./server-entry.ts', import.meta.url),
          adapterFeatures: { buildOutput: 'server', middlewareMode: 'classic' },
          supportedAstroFeatures: {
            serverOutput: 'stable',
            staticOutput: 'unsupported',
            sharpImageService: 'unsupported',
          },
        })
      },
      'astro:build:ssr': ({ manifest }) => {
        all = { scripts: hashesOf(manifest.csp?.scriptDirective), styles: hashesOf(manifest.csp?.styleDirective) }
        // The generator writes the policy: Astro need not hash again for each page what it hashed here.
        manifest.shouldInjectCspMetaTags = false
      },
      'astro:build:done': async () => {
        const ofFiles = await fileHashes(fileURLToPath(assetsDir))
        const inline = (hashes: readonly string[]): string[] => hashes.filter((each) => !ofFiles.has(each)).sort()
        const hashes: InlineHashes = { scripts: inline(all.scripts), styles: inline(all.styles) }
        await writeFile(new URL(INLINE_HASHES_FILE, outDir), JSON.stringify(hashes))
      },
    },
  }
}

/** Astro's own hashes; those of a kind would be a configuration of ours, which has none. */
function hashesOf(directive: { hashes: readonly CspHashEntry[] } | undefined): string[] {
  return (directive?.hashes ?? []).map((entry) => (typeof entry === 'string' ? entry : entry.hash))
}

/** Astro counts the files that pages link among what its policy allows; `'self'` allows them already. */
async function fileHashes(dir: string): Promise<Set<string>> {
  const files = (await readdir(dir)).filter((file) => /\.(?:m?js|css)$/.test(file))
  const hashes = files.map(async (file) =>
    createHash('sha256')
      .update(await readFile(join(dir, file)))
      .digest('base64'),
  )
  return new Set((await Promise.all(hashes)).map((hash) => `sha256-${hash}`))
}
