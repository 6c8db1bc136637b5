// One compile serves every site: pages are rendered later, one by one, by src/build (design §3).
import { defineConfig } from 'astro/config'
import { forecourtAdapter } from './src/build/compile/adapter.ts'

export default defineConfig({
  output: 'server',
  adapter: forecourtAdapter(),
  outDir: process.env.FORECOURT_COMPILE_DIR ?? './.forecourt/compiled/dev',
  cacheDir: './.forecourt/cache/astro',
  trailingSlash: 'never',
  compressHTML: true,
  // Query strings of the dev server must not be read as image work, and no session is kept.
  image: { service: { entrypoint: 'astro/assets/services/noop' } },
  build: { assets: 'assets', inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', allowedHosts: true },
  vite: {
    build: { assetsInlineLimit: 0, cssMinify: true },
    ssr: { noExternal: true },
  },
})
