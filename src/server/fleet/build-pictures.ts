/** Pictures of the builds of the last 24 hours, as SVG in the page. */
import { html } from 'hono/html'
import type { BuildHour } from '#domain/fleet/build-hours.ts'
import { BUILD_HOURS, BUILD_KINDS, buildTotals, countBuilds } from '#domain/fleet/build-hours.ts'
import { buildDuration } from '#domain/fleet/fleet-site.ts'
import { groupThousands } from '#domain/formats/money.ts'

type Html = ReturnType<typeof html>

const HEIGHT = 100
/** Of a bar and the gap after it, in the units of the picture. */
const STEP = 10
const BAR = 8
/** So that one failed build among thousands is seen. */
const LEAST = 4

interface Part {
  className: string
  value: number
}

interface Bar {
  title: string
  parts: readonly Part[]
}

/** How many builds ended in each hour, and how. */
export function buildsPicture(hours: readonly BuildHour[]): Html {
  return picture(
    `Builds in each of the last 24 hours: ${totalsInWords(hours)}`,
    hours.map((hour, index) => ({
      title: `${hourName(index)}: ${totalsInWords([hour])}`,
      parts: BUILD_KINDS.map((kind) => ({ className: kind, value: hour.counts[kind] })),
    })),
  )
}

/** The longest build of each hour. */
export function durationsPicture(hours: readonly BuildHour[]): Html {
  const longest = buildDuration(buildTotals(hours).longestMs)
  return picture(
    `The longest build of each of the last 24 hours: at most ${longest}`,
    hours.map(({ longestMs }, index) => ({
      title: `${hourName(index)}: ${buildDuration(longestMs)}`,
      parts: [{ className: 'longest', value: longestMs }],
    })),
  )
}

/** "14 published, 2 held; the longest took 0.41 s", or "none". */
function totalsInWords(hours: readonly BuildHour[]): string {
  const total = buildTotals(hours)
  if (countBuilds(total) === 0) return 'none'
  const counts = BUILD_KINDS.filter((kind) => total.counts[kind] > 0)
  const words = counts.map((kind) => `${groupThousands(total.counts[kind])} ${kind}`).join(', ')
  return `${words}; the longest took ${buildDuration(total.longestMs)}`
}

function hourName(index: number): string {
  const hoursAgo = BUILD_HOURS - 1 - index
  return hoursAgo === 0 ? 'This hour' : hoursAgo === 1 ? '1 hour ago' : `${hoursAgo} hours ago`
}

function picture(label: string, bars: readonly Bar[]): Html {
  const highest = Math.max(1, ...bars.map(({ parts }) => parts.reduce((sum, { value }) => sum + value, 0)))
  const width = bars.length * STEP
  return html`<svg role="img" aria-label="${label}" viewBox="0 0 ${width} ${HEIGHT}" preserveAspectRatio="none">
<path class="baseline" d="M0 ${HEIGHT}H${width}"/>${bars.map((bar, index) => barOf(bar, index * STEP + 1, highest))}</svg>`
}

function barOf({ title, parts }: Bar, x: number, highest: number): Html | string {
  const shown = parts.filter(({ value }) => value > 0)
  if (shown.length === 0) return ''
  // What the least height adds is taken from the height that counts.
  const scale = (HEIGHT - LEAST * shown.length) / highest
  let top = HEIGHT
  const rectangles = shown.map(({ className, value }) => {
    const height = LEAST + value * scale
    top -= height
    return html`<rect class="${className}" x="${x}" y="${top.toFixed(1)}" width="${BAR}" height="${height.toFixed(1)}"/>`
  })
  return html`<g><title>${title}</title>${rectangles}</g>`
}
