/** The development server: the search of its pages comes alive as that of a built site does. */
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { expect, test } from '@playwright/test'
import { PROJECT_DIR } from '#generator/project.ts'
import { resultCount, resultTitles, searchIsReady } from './search/search-ready.ts'

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

test('the search page has its filters, is searched in words, and says nothing in the console @desktop', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const port = await freePort()
  const child = spawn(process.execPath, ['scripts/dev.ts', '--site', 'brindle-quay-motors', '--port', String(port)], {
    cwd: PROJECT_DIR,
    // As from a shell: Astro behaves otherwise when it thinks that it is inside a test runner.
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  try {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
    await expect.poll(() => output, { timeout: 60_000 }).toContain(`127.0.0.1:${port}`)
    const messages: string[] = []
    page.on('console', (message) => {
      // Vite reports its connection, and React its tools, to every developer.
      if (!['debug', 'info'].includes(message.type())) messages.push(message.text())
    })
    page.on('pageerror', (error) => messages.push(error.message))
    // The first page waits for Vite to bundle what comes from packages.
    await page.goto(`http://127.0.0.1:${port}/search`, { timeout: 60_000 })
    await searchIsReady(page)
    const all = await resultCount(page)
    const column = page.getByRole('complementary', { name: 'Filters' })
    await column.getByRole('checkbox', { name: /^Used/ }).check()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
    await expect.poll(() => resultCount(page)).toBeLessThan(all)
    await page.getByRole('combobox', { name: 'Search cars' }).fill('kia suv')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Used Kia SUVs')
    // The heading changes at once, the cards with the answer of the search.
    await expect(resultTitles(page).filter({ hasNotText: 'Kia' })).toHaveCount(0)
    expect(await resultTitles(page).count()).toBeGreaterThan(0)
    expect(messages).toEqual([])
  } finally {
    child.kill()
    await ended
  }
})
