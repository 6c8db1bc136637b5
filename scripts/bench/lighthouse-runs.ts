/** Lighthouse, on a phone as it simulates one, against pages of a built site. */
import { createServer } from 'node:net'
import { chromium } from '@playwright/test'
import type { Result } from 'lighthouse'
import lighthouse from 'lighthouse'
import { readBuiltSite } from '../checks/built-site.ts'
import { kindOfPath } from '../checks/sizes/size-budgets.ts'
import { CHROMIUM_FLAGS } from '../testing/set-up-browser.ts'

export interface LighthouseRun {
  /** 0 to 100. */
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  largestContentfulPaintMs: number
  totalBlockingTimeMs: number
  cumulativeLayoutShift: number
  /** Everything that was loaded, as it was sent. */
  totalBytes: number
  /** Audits that took something from a score other than that of performance. */
  failed: string[]
}

export interface LighthouseBrowser {
  run(url: string): Promise<LighthouseRun>
  close(): Promise<void>
}

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const

export async function openLighthouse(executablePath: string): Promise<LighthouseBrowser> {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath,
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  })
  return {
    close: () => browser.close(),
    async run(url) {
      const { categories, audits } = await reportOf(url, port).catch(() => reportOf(url, port))
      const score = (name: string): number => Math.round((categories[name]?.score ?? 0) * 100)
      const value = (name: string): number => audits[name]?.numericValue ?? Number.NaN
      const failed = CATEGORIES.filter((name) => name !== 'performance').flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => id),
      )
      return {
        performance: score('performance'),
        accessibility: score('accessibility'),
        bestPractices: score('best-practices'),
        seo: score('seo'),
        largestContentfulPaintMs: value('largest-contentful-paint'),
        totalBlockingTimeMs: value('total-blocking-time'),
        cumulativeLayoutShift: value('cumulative-layout-shift'),
        totalBytes: value('total-byte-weight'),
        failed,
      }
    },
  }
}

/** Fails now and then on a busy machine, where the page's first events are lost (NO_NAVSTART): worth a second try. */
async function reportOf(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, logLevel: 'error', output: 'json', onlyCategories: [...CATEGORIES] })
  if (result === undefined) throw new Error(`Lighthouse gave no result for ${url}.`)
  const { runtimeError } = result.lhr
  if (runtimeError !== undefined) throw new Error(`${url}: ${runtimeError.message}`)
  return result.lhr
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}

/** The pages of a built site that stand for its kinds of page: the heaviest HTML of each. */
export async function pagesToMeasure(outDir: string, slug: string): Promise<{ kind: string; path: string }[]> {
  const { pages } = await readBuiltSite(outDir, slug)
  const heaviest = new Map<string, { path: string; sizeBytes: number }>()
  for (const [path, { sizeBytes, canonical, customElements }] of pages) {
    // A page without a canonical address is not for search engines, and Lighthouse would mark it down for that. One behind
    // sign-in leads to such a page.
    if (canonical === null || customElements.has('visitor-gate')) continue
    const kind = lighthouseKind(path)
    if (sizeBytes > (heaviest.get(kind)?.sizeBytes ?? -1)) heaviest.set(kind, { path, sizeBytes })
  }
  return [...heaviest].map(([kind, { path }]) => ({ kind, path }))
}

/** Offers and brands are content, made by templates of their own. */
function lighthouseKind(path: string): string {
  if (path.startsWith('/offers/')) return 'offer'
  if (path.endsWith('/overview')) return 'brand'
  return kindOfPath(path)
}
