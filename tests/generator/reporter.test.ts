import { describe, expect, it } from 'vitest'
import { createReporter, progressText } from '#generator/reporter.ts'

function fakeTerminal(isTTY: boolean) {
  const written: string[] = []
  return { isTTY, columns: 80, write: (text: string) => written.push(text), written }
}

describe('progress', () => {
  it('reports pages done, rate and time left', () => {
    expect(progressText(1_204, 3_120, 1_500)).toBe('1,204 of 3,120 pages · 803 pages/s · 3 s left')
    expect(progressText(0, 10, 0)).toBe('0 of 10 pages')
  })

  it('rewrites one line on a terminal', () => {
    const terminal = fakeTerminal(true)
    let nowMs = 0
    const reporter = createReporter('demo', terminal, () => nowMs)
    for (let done = 0; done <= 100; done += 1, nowMs += 10) reporter.progress(done, 100)
    reporter.progressEnd()
    reporter.step('Done')
    expect(terminal.written.filter((text) => text.endsWith('\n'))).toEqual(['demo  Done\n'])
    expect(terminal.written.at(-2)).toBe('\r\u001b[K')
    // Every tenth of a second, not every page.
    expect(terminal.written.length).toBeLessThan(15)
  })

  it('prints plain lines elsewhere, every two seconds', () => {
    const terminal = fakeTerminal(false)
    let nowMs = 0
    const reporter = createReporter('demo', terminal, () => nowMs)
    for (let done = 0; done <= 50; done += 1, nowMs += 100) reporter.progress(done, 50)
    expect(terminal.written).toEqual([
      'demo  20 of 50 pages · 10 pages/s · 3 s left\n',
      'demo  40 of 50 pages · 10 pages/s · 1 s left\n',
    ])
    expect(terminal.written.join('')).not.toContain('\u001b')
  })
})
