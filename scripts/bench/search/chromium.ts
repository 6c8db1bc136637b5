/** Times the bundled search in a page of Chromium, from a server on loopback. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { PROJECT_DIR } from '#generator/project.ts'
import type { SearchIndexFiles } from '#search/index/build-search-index.ts'
import type { PageQuery } from './queries.ts'

const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking']

/** Isolated from other origins, so that the page's clock has steps of 5 microseconds. */
const HEADERS = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
  'cache-control': 'no-store',
}

export async function timeInChromium(
  executablePath: string,
  files: SearchIndexFiles,
  queries: readonly PageQuery[],
  rounds: number,
): Promise<Record<string, number>> {
  const { outputFiles } = await build({
    entryPoints: [join(PROJECT_DIR, 'scripts/bench/search/browser-page.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    splitting: true,
    outdir: '/',
    write: false,
  })
  const scripts = new Map(outputFiles.map(({ path, contents }) => [path, contents]))
  const fileOf = (path: string): [type: string, bytes: Uint8Array] | null => {
    const script = scripts.get(path)
    if (script !== undefined) return ['text/javascript', script]
    if (path === '/') {
      const page = '<!doctype html><title>Search</title><script type="module" src="/browser-page.js"></script>'
      return ['text/html', new TextEncoder().encode(page)]
    }
    const chunk = /^\/cards\/(\d+)$/.exec(path)?.[1]
    const bytes =
      path === '/index' ? files.index : path === '/identifiers' ? files.identifiers : files.cards[Number(chunk)]
    return bytes === undefined ? null : ['application/octet-stream', bytes]
  }
  const server = createServer(({ url = '/' }, response) => {
    const file = fileOf(url)
    response.writeHead(file === null ? 404 : 200, { ...HEADERS, 'content-type': file?.[0] ?? 'text/plain' })
    response.end(file?.[1])
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    const page = await browser.newPage()
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
    await page.waitForFunction(() => 'timeSearch' in globalThis)
    return await page.evaluate(([pages, times]) => globalThis.timeSearch(pages, times), [queries, rounds] as const)
  } finally {
    await browser.close()
    server.close()
  }
}
