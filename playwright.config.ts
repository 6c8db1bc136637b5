import { defineConfig } from '@playwright/test'
import { CHROMIUM_FLAGS, findChromium } from './scripts/testing/set-up-browser.ts'

// Workers read this file again and inherit the answer.
process.env['CHROMIUM_PATH'] ??= findChromium() ?? ''
const executablePath = process.env['CHROMIUM_PATH']
if (executablePath === '') throw new Error('No Chromium was found. Run `node scripts/testing/set-up-browser.ts` first.')

/** What these specs test is the same at every width, so they run once, on a desktop. */
const ONE_WIDTH =
  /\b(?:analytics|auto-gauge|consent|favourites|live-car|manufacturers|place-finder|print|report|saved-searches|watchlist|search-(?:part-missing|suggest|url)|serving|sign-in|forms-platform|trade-in)\.spec\.ts\b/

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
  // Both only end a test that would never end: on a busy machine a page takes many times as long as on a quiet one.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: 'list',
  use: {
    browserName: 'chromium',
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    // A trace of every test costs a quarter of the suite's time: `npx playwright test <spec> --trace on` makes one when it is needed.
    screenshot: 'only-on-failure',
    launchOptions: { executablePath, args: CHROMIUM_FLAGS },
  },
  projects: [
    {
      name: 'phone',
      grepInvert: [/@desktop/, ONE_WIDTH],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1440, height: 900 } } },
  ],
})
