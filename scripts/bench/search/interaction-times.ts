/** How long a page takes from what a shopper does to the next paint, as the browser itself reports it. */
import type { Browser, Page } from '@playwright/test'
import type { SearchStep } from './steps.ts'

export interface StepTimes {
  /** The slowest of the step's interactions, by round. Those under 16 ms are 0: browsers do not distinguish them. */
  readonly interactionMs: number[]
  /** The longest time for which the page could not answer, by round; with the search itself, which may come later. */
  readonly longestTaskMs: number[]
}

declare global {
  interface Window {
    readonly observedTimes: () => { interactions: Record<number, number>; longestTaskMs: number }
  }
}

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }

export interface InteractionOptions {
  readonly url: string
  readonly steps: readonly SearchStep[]
  readonly rounds: number
  /** How many times slower than this machine the page runs. */
  readonly slowDown: number
}

/** Opens the page anew for each round, and goes through all steps. */
export async function timeInteractions(
  browser: Browser,
  { url, steps, rounds, slowDown }: InteractionOptions,
): Promise<Map<string, StepTimes>> {
  const times = new Map<string, StepTimes>(steps.map(({ name }) => [name, { interactionMs: [], longestTaskMs: [] }]))
  for (let round = 0; round < rounds; round += 1) {
    const context = await browser.newContext(PHONE)
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await page.addInitScript(observeTimes)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
    await page.goto(url)
    await page.locator('.search[data-ready]').waitFor()
    await takeTimes(page)
    for (const step of steps) {
      await step.act(page, session)
      const { interactions, longestTaskMs } = await takeTimes(page)
      times.get(step.name)?.interactionMs.push(Math.max(0, ...Object.values(interactions)))
      times.get(step.name)?.longestTaskMs.push(longestTaskMs)
    }
    await context.close()
  }
  return times
}

/** What was observed since the last call, once the page has painted and has nothing left to do. */
async function takeTimes(page: Page): Promise<ReturnType<Window['observedTimes']>> {
  await page.evaluate(async () => {
    const painted = (): Promise<void> =>
      new Promise((resolve) => requestAnimationFrame(() => requestIdleCallback(() => resolve())))
    for (let frame = 0; frame < 4; frame += 1) await painted()
  })
  return page.evaluate(() => window.observedTimes())
}

/** Runs in the page before its own scripts. */
function observeTimes(): void {
  let interactions: Record<number, number> = {}
  let longestTaskMs = 0
  const note = (entries: PerformanceEntryList): void => {
    for (const entry of entries) {
      if (entry.entryType === 'longtask') longestTaskMs = Math.max(longestTaskMs, entry.duration)
      const { interactionId = 0 } = entry as PerformanceEventTiming & { interactionId?: number }
      if (interactionId !== 0) {
        interactions[interactionId] = Math.max(interactions[interactionId] ?? 0, entry.duration)
      }
    }
  }
  const observer = new PerformanceObserver((list) => note(list.getEntries()))
  observer.observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
  observer.observe({ type: 'first-input', buffered: true })
  observer.observe({ type: 'longtask', buffered: true })
  Object.assign(window, {
    observedTimes: () => {
      note(observer.takeRecords())
      const observed = { interactions, longestTaskMs }
      interactions = {}
      longestTaskMs = 0
      return observed
    },
  })
}
