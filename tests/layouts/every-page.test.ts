/** AU §3: the licence is in the footer, which `chrome.test.ts` reads; here every page has that footer. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const PAGES_DIR = 'src/pages'
const pages = (await readdir(PAGES_DIR, { recursive: true })).filter((file) => file.endsWith('.astro'))

test.each(pages)('%s is in the layout that has the footer', async (file) => {
  const source = await readFile(join(PAGES_DIR, file), 'utf8')
  expect(source).toMatch(/^import BaseLayout from '#layouts\/BaseLayout\.astro'$/m)
  expect(source).toMatch(/^<BaseLayout$|^<BaseLayout /m)
  expect(source).toMatch(/^<\/BaseLayout>$/m)
})

test('the layout has the footer on every page', async () => {
  const layout = await readFile('src/layouts/BaseLayout.astro', 'utf8')
  expect(layout).toMatch(/^ *<Cached name="footer"[^\n]*><SiteFooter /m)
})
