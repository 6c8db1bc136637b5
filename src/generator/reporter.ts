/** How a build reports what it does. */
export interface BuildReporter {
  /** A step has begun: "Reading the feed". */
  step(text: string): void
  /** Pages rendered so far. */
  progress(done: number, total: number): void
  /** The rendering has ended; the line of progress can go. */
  progressEnd(): void
  warn(text: string): void
}

export const silentReporter: BuildReporter = { step() {}, progress() {}, progressEnd() {}, warn() {} }

/** What a reporter writes to: process.stdout, or a test's own. */
export interface Terminal {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

const TTY_INTERVAL_MS = 100
const PLAIN_INTERVAL_MS = 2000

/** One line that is rewritten on a terminal; a plain line every two seconds elsewhere. */
export function createReporter(
  label: string,
  terminal: Terminal,
  now: () => number = () => performance.now(),
): BuildReporter {
  let startedMs: number | null = null
  let shownMs = Number.NEGATIVE_INFINITY
  let lineOpen = false
  const print = (text: string): void => {
    if (lineOpen) terminal.write('\r\u001b[K')
    lineOpen = false
    terminal.write(`${label}  ${text}\n`)
  }
  return {
    step: print,
    warn: (text) => print(`warning: ${text}`),
    progress(done, total) {
      const atMs = now()
      if (startedMs === null) {
        startedMs = atMs
        // A plain line has nothing to report before its first interval has passed.
        if (!terminal.isTTY) shownMs = atMs
      }
      const intervalMs = terminal.isTTY ? TTY_INTERVAL_MS : PLAIN_INTERVAL_MS
      if (atMs - shownMs < intervalMs && !(terminal.isTTY && done === total)) return
      shownMs = atMs
      const text = progressText(done, total, atMs - startedMs)
      if (terminal.isTTY) {
        terminal.write(`\r\u001b[K${label}  ${text}`.slice(0, (terminal.columns ?? 120) + 4))
        lineOpen = true
      } else print(text)
    },
    progressEnd() {
      if (lineOpen) terminal.write('\r\u001b[K')
      lineOpen = false
      startedMs = null
      shownMs = Number.NEGATIVE_INFINITY
    },
  }
}

/** "1,204 of 3,120 pages · 812 pages/s · 2 s left". */
export function progressText(done: number, total: number, elapsedMs: number): string {
  const count = `${done.toLocaleString('en-AU')} of ${total.toLocaleString('en-AU')} pages`
  if (done === 0 || elapsedMs === 0) return count
  const pagesPerSecond = done / (elapsedMs / 1000)
  const leftSeconds = Math.ceil((total - done) / pagesPerSecond)
  return `${count} · ${Math.round(pagesPerSecond).toLocaleString('en-AU')} pages/s · ${leftSeconds} s left`
}
