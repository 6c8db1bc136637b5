/** What a turn of a spin costs the main thread: from the browser's own trace, task by task. */
import { setTimeout as after } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'

export interface TurnTimes {
  /** All tasks of the page from one turn to the next. */
  readonly wholeMs: number
  readonly parts: Readonly<Record<TurnPart, number>>
}

export const TURN_PARTS = ['script', 'style', 'layout', 'paint', 'layers'] as const
export type TurnPart = (typeof TURN_PARTS)[number]

export interface TurnOptions {
  /** The page of a car with a spin. */
  readonly url: string
  readonly width: number
  readonly turns: number
  /** How many times slower than this machine the page runs. */
  readonly slowDown: number
}

interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  /** Microseconds, as `dur` and `tdur`. */
  readonly ts: number
  readonly dur?: number
  /** What the thread itself ran, without the time in which other programs had its processor. */
  readonly tdur?: number
  readonly args: {
    readonly data?: { readonly type?: string }
    readonly chrome_mojo_event_info?: { readonly mojo_interface_tag?: string }
  }
}

const CATEGORIES = ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline']
const PART_OF: Readonly<Record<string, TurnPart>> = {
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  TimerFire: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'layers',
  Commit: 'layers',
}
/** The demo sites have the default sensitivity. */
const PIXELS_A_TURN = 20
/** A hand that turns quickly. */
const BETWEEN_TURNS_MS = 20

/** Opens a car's page, waits for its spin, and drags it round picture by picture. */
export async function timeTurns(browser: Browser, options: TurnOptions): Promise<TurnTimes[]> {
  const context = await browser.newContext({ viewport: { width: options.width, height: 844 } })
  try {
    const page = await context.newPage()
    await page.goto(options.url)
    const { x, y } = await holdSpin(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: options.slowDown })
    await browser.startTracing(page, { categories: CATEGORIES })
    for (let turn = 1; turn <= options.turns; turn += 1) {
      await page.mouse.move(x + turn * PIXELS_A_TURN, y)
      await after(BETWEEN_TURNS_MS)
    }
    const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] }
    return turnsIn(trace.traceEvents)
  } finally {
    await context.close()
  }
}

/** The pointer is down on a spin whose pictures are all there. */
async function holdSpin(page: Page): Promise<{ x: number; y: number }> {
  await page.locator('.viewer__panel--spinner').hover()
  const box = await page.locator('.spin__picture').boundingBox()
  if (box === null) throw new Error(`There is no spin at ${page.url()}.`)
  const at = { x: box.x + box.width * 0.05, y: box.y + box.height * 0.7 }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await page.locator('.spin__progress').waitFor({ state: 'hidden' })
  return at
}

function turnsIn(events: readonly TraceEvent[]): TurnTimes[] {
  const moves = events.filter(({ name, args }) => name === 'EventDispatch' && args.data?.type === 'pointermove')
  const [first] = moves
  if (first === undefined) throw new Error('The trace has no pointer that moves.')
  const onMain = events.filter(({ ph, pid, tid }) => ph === 'X' && pid === first.pid && tid === first.tid)
  const commands = onMain.filter(
    ({ args }) => args.chrome_mojo_event_info?.mojo_interface_tag === 'blink.mojom.DevToolsSession',
  )
  const tasks = onMain.filter((task) => task.name === 'RunTask' && !commands.some((each) => isWithin(each, task)))
  const starts = moves.map(({ ts }) => ts).sort((a, b) => a - b)
  return starts.slice(0, -1).map((start, index) => {
    const end = starts[index + 1] ?? start
    const parts = Object.fromEntries(TURN_PARTS.map((part) => [part, 0])) as Record<TurnPart, number>
    for (const event of onMain) {
      const part = PART_OF[event.name]
      if (part !== undefined && event.ts >= start && event.ts < end) parts[part] += ownMs(event)
    }
    // The task that dispatches the event began just before it.
    const ofTurn = tasks.filter(({ ts, dur = 0 }) => ts + dur > start && ts + dur <= end)
    return { wholeMs: ofTurn.reduce((sum, task) => sum + ownMs(task), 0), parts }
  })
}

const ownMs = ({ dur = 0, tdur = dur }: TraceEvent): number => tdur / 1000

const isWithin = (inner: TraceEvent, outer: TraceEvent): boolean =>
  inner.ts >= outer.ts && inner.ts < outer.ts + (outer.dur ?? 0)
