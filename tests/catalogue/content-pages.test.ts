import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseContentPage, readContentPages } from '#catalogue/content-pages.ts'

describe('a content page', () => {
  it('has its title and description from the front matter, and HTML from the Markdown', () => {
    const source =
      '---\r\ntitle: "About: us"\r\ndescription: Who we are\r\n---\r\n## Hello\r\n\r\nWe sell **cars**.\r\n'
    expect(parseContentPage('about-us.md', source)).toEqual({
      path: '/about-us',
      title: 'About: us',
      description: 'Who we are',
      html: '<h2>Hello</h2>\n<p>We sell <strong>cars</strong>.</p>\n',
    })
  })

  it('may begin with a byte order mark', () => {
    const source = '\uFEFF---\ntitle: About\ndescription: Who we are\n---\nText'
    expect(parseContentPage('about-us.md', source)).toMatchObject({ title: 'About', html: '<p>Text</p>\n' })
  })

  it.each([
    ['about-us.md', 'no front matter', 'expected front matter with "title"'],
    ['about-us.md', '---\ntitle: About\n---\n', 'expected front matter with "description"'],
    ['About Us.md', '---\ntitle: a\ndescription: b\n---\n', 'Rename the file'],
    ['index.md', '---\ntitle: a\ndescription: b\n---\n', 'Rename the file'],
    ['finance/index.md', '---\ntitle: a\ndescription: b\n---\n', 'Rename the file'],
    ['404.md', '---\ntitle: a\ndescription: b\n---\n', 'Rename the file'],
    ['cars/how-we-inspect.md', '---\ntitle: a\ndescription: b\n---\n', 'Rename the file'],
  ])('%s: %j is refused: %s', (file, source, message) => {
    expect(() => parseContentPage(file, source)).toThrow(message)
  })
})

describe('a site’s pages folder', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'forecourt-content-'))
  })
  afterEach(() => rm(dir, { recursive: true, force: true }))

  it('may be missing', async () => {
    expect(await readContentPages(dir)).toEqual([])
  })

  it('gives a page for each Markdown file, in the order of their paths', async () => {
    await mkdir(join(dir, 'pages/finance'), { recursive: true })
    const source = '---\ntitle: A\ndescription: B\n---\nText'
    for (const file of ['warranty.md', 'finance/loans.md', 'about-us.md', 'notes.txt']) {
      await writeFile(join(dir, 'pages', file), source)
    }
    expect((await readContentPages(dir)).map(({ path }) => path)).toEqual(['/about-us', '/finance/loans', '/warranty'])
  })
})
