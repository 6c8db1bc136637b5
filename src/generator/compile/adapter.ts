/** The Astro adapter that turns the project into an application which `generator/` calls page by page. */
import type { AstroIntegration } from 'astro'

/** Registers our server entry; docs/generator.md has what was measured of this set-up. */
export function forecourtAdapter(): AstroIntegration {
  return {
    name: 'forecourt',
    hooks: {
      'astro:config:done': ({ setAdapter }) => {
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
    },
  }
}
