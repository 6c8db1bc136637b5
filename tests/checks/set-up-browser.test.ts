import { describe, expect, it } from 'vitest'
import { chromiumCandidates, findChromium, installersFor } from '#scripts/testing/set-up-browser.ts'

describe('finding a Chromium', () => {
  it('takes the one that the environment names, and no other', () => {
    expect(chromiumCandidates({ CHROMIUM_PATH: '/opt/chromium' }, '/registry/chromium')).toEqual(['/opt/chromium'])
    expect(findChromium({ CHROMIUM_PATH: '/opt/chromium' }, (path) => path !== '/opt/chromium')).toBeNull()
  })

  it('prefers Playwright’s own to the system’s', () => {
    const candidates = chromiumCandidates({}, '/registry/chromium')
    expect(candidates.slice(0, 2)).toEqual(['/registry/chromium', '/usr/bin/chromium'])
    expect(candidates).toContain('/usr/bin/google-chrome-stable')
  })

  it('passes over one that does not start', () => {
    const isUsable = (path: string): boolean => path === '/usr/bin/google-chrome'
    expect(findChromium({}, isUsable)).toBe('/usr/bin/google-chrome')
    expect(findChromium({ CHROMIUM_PATH: '' }, isUsable)).toBe('/usr/bin/google-chrome')
    expect(findChromium({}, () => false)).toBeNull()
  })

  it('does not take a file for a browser', () => {
    expect(findChromium({ CHROMIUM_PATH: import.meta.filename })).toBeNull()
    expect(findChromium({ CHROMIUM_PATH: process.execPath })).toBeNull()
  })
})

describe('getting a Chromium', () => {
  const names = (machine: Parameters<typeof installersFor>[0]): string[] =>
    installersFor(machine).map(({ name }) => name)

  it('asks Playwright first, and Debian’s own packages where it may', () => {
    expect(names({ isLinuxRoot: true, hasApt: true })).toEqual([
      'playwright install --with-deps chromium',
      'apt-get update && apt-get install -y --no-install-recommends chromium',
    ])
  })

  it('never tries what needs root without being root', () => {
    expect(names({ isLinuxRoot: false, hasApt: true })).toEqual(['playwright install chromium'])
    expect(names({ isLinuxRoot: true, hasApt: false })).toEqual(['playwright install chromium'])
  })
})
