import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/set-up-browser.ts'

// Workers read this file again and inherit the answer.
process.env['CHROMIUM_PATH'] ??= findChromium() ?? ''
const executablePath = process.env['CHROMIUM_PATH']
if (executablePath === '') throw new Error('No Chromium was found. Run `node scripts/set-up-browser.ts` first.')

/** A test tagged @phone or @desktop runs at that width only; one without a tag runs at both. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  globalSetup: './scripts/testing/serve-test-sites.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  retries: 0,
  timeout: 30_000,
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: /@desktop/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
