import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { parseContentPage } from '#catalogue/content-page.ts'
import { readContentPages } from '#catalogue/content-pages.ts'

describe('a content page', () => {
  it('has its title and description from the front matter, and HTML from the Markdown', () => {
    const source =
      '---\r\ntitle: "About: us"\r\ndescription: Who we are\r\n---\r\n## Hello\r\n\r\nWe sell **cars**.\r\n'
    expect(parseContentPage('about-us.md', source)).toEqual({
      path: '/about-us',
      title: 'About: us',
      description: 'Who we are',
      model: null,
      parts: [{ kind: 'html', html: '<h2>Hello</h2>\n<p>We sell <strong>cars</strong>.</p>\n' }],
    })
  })

  it('may begin with a byte order mark', () => {
    const source = '\uFEFF---\ntitle: About\ndescription: Who we are\n---\nText'
    expect(parseContentPage('about-us.md', source)).toMatchObject({
      title: 'About',
      parts: [{ kind: 'html', html: '<p>Text</p>\n' }],
    })
  })

  it('reads YAML: quotes, texts of several lines, comments', () => {
    const source = `---
# shown in the tab
title: 'It''s "us"'
description: >-
  One sentence
  for search engines
---
Text
---
More`
    expect(parseContentPage('about-us.md', source)).toMatchObject({
      title: 'It\'s "us"',
      description: 'One sentence for search engines',
      parts: [{ kind: 'html', html: '<h2>Text</h2>\n<p>More</p>\n' }],
    })
  })

  it.each(['About Us.md', 'index.md', 'finance/index.md', '404.md', 'cars/how-we-inspect.md'])(
    'is not at %s',
    (file) => {
      expect(() => parseContentPage(file, '---\ntitle: a\ndescription: b\n---\n')).toThrow('Rename the file')
    },
  )

  const messageFor = (source: string): string => {
    try {
      parseContentPage('about-us.md', source)
    } catch (error) {
      return (error as Error).message
    }
    throw new Error('The page was taken.')
  }

  it('says where its front matter is missing or open', () => {
    expect(messageFor('no front matter')).toMatchInlineSnapshot(`
      "pages/about-us.md has 1 problem.

      expected front matter between two lines of ---, received "no front matter"
        Start the file with:
        ---
        title: About us
        description: One sentence for search engines
        ---"
    `)
    expect(messageFor('---\ntitle: About\n')).toContain('received no second line of ---')
  })

  it('lists every problem of its front matter with its line', () => {
    expect(messageFor('---\ntitel: About\ndescription: 2026\nlayout: wide\n---\n')).toMatchInlineSnapshot(`
      "pages/about-us.md has 3 problems.

      **titel (line 2)**: expected a known key, received "titel"
        Did you mean \`title\`?

      **description (line 3)**: expected a text, received 2026
        Write it in double quotes.

      **layout (line 4)**: expected a known key, received "layout"
        The keys are title, description, make and model."
    `)
    expect(messageFor('---\ntitle: About\n---\n')).toMatchInlineSnapshot(`
      "pages/about-us.md has 1 problem.

      **description**: expected a text, received nothing
        Start the file with:
        ---
        title: About us
        description: One sentence for search engines
        ---"
    `)
  })

  it('is the page of a new model when it names make and model, and neither alone', () => {
    const page = (lines: string) => `---\ntitle: A\ndescription: B\n${lines}\n---\nText`
    expect(parseContentPage('new/cx-5.md', page('make: Mazda\nmodel: CX-5'))).toMatchObject({
      path: '/new/cx-5',
      model: { make: 'Mazda', model: 'CX-5' },
    })
    expect(messageFor(page('make: Mazda'))).toContain('**model**: expected a text, received nothing')
    expect(messageFor(page('model: 3\nmake: Mazda'))).toContain('received 3')
  })

  it('has parts of the site in the place of short tags', () => {
    const markdown = [
      '# A',
      '{{ locations: service }}',
      '{{ locations: sales | manufacturer: Land Rover | exclude: W01S, W02S }}',
      '{{ locations: | subtype: buying | selectedLocations: W03S }}',
      '| a | b |\n|---|---|\n| 1 | 2 |',
      '',
      '![Yard](/imagery/fronts/x-960.avif)',
      '```\n{{ form: service }}\n```',
      '  {{form:service}}',
      '{{ video: https://youtu.be/abcdefghijk | A walk around }}',
      '{{ offers }}',
      '{{ offers: Land Rover }}',
      '{{ reviews }}',
    ].join('\n')
    const { parts } = parseContentPage('a.md', `---\ntitle: A\ndescription: B\n---\n${markdown}`)
    const block = { filter: 'all', manufacturer: null, subtype: null, exclude: [], selectedLocations: [] }
    expect(parts.filter(({ kind }) => kind !== 'html')).toEqual([
      { kind: 'locations', block: { ...block, filter: 'service' } },
      {
        kind: 'locations',
        block: { ...block, filter: 'sales', manufacturer: 'Land Rover', exclude: ['W01S', 'W02S'] },
      },
      { kind: 'locations', block: { ...block, subtype: 'buying', selectedLocations: ['W03S'] } },
      { kind: 'form', form: 'serviceBooking' },
      { kind: 'video', url: 'https://youtu.be/abcdefghijk', title: 'A walk around' },
      { kind: 'offers', manufacturer: null },
      { kind: 'offers', manufacturer: 'Land Rover' },
      { kind: 'reviews' },
    ])
    const html = parts.map((part) => (part.kind === 'html' ? part.html : '')).join('')
    expect(html).toMatch(/<div class="prose__table" role="group" aria-label="Table" tabindex="0"><table>/)
    expect(html).toContain(
      '<img width="1200" height="800" loading="lazy" decoding="async" src="/imagery/fronts/x-960.avif"',
    )
    expect(html).toContain('{{ form: service }}')
  })

  it.each([
    [
      '{{ from: service }}',
      'line 6',
      'The tags are {{ form }}, {{ locations }}, {{ video }}, {{ offers }}, {{ reviews }}.',
    ],
    ['{{ form: servcie }}', 'line 6', 'expected one of enquiry, callback, test-drive'],
    ['{{ form }}', 'line 6', 'received nothing'],
    ['{{ locations: all of them }}', 'line 6', 'expected one of primary, sales'],
    ['{{ locations: sales | make: Kia }}', 'line 6', 'expected | manufacturer: a make'],
    ['{{ locations: sales | subtype: }}', 'line 6', 'expected | manufacturer: a make'],
    ['Text {{ reviews }}', 'line 6', 'Put the tag on a line of its own.'],
    ['{{ video: https://example.com/a.mp4 | A }}', 'line 6', 'expected the address of a video'],
    ['{{ video: https://youtu.be/abcdefghijk }}', 'line 6', 'then | and its title'],
    ['{{ form: parts }}\n{{ form: fleet }}', 'line 7', 'one form on a page'],
    ['{{ constructor }}', 'line 6', 'a known short tag'],
  ])('refuses %s with its place', (tag, place, words) => {
    const message = messageFor(`---\ntitle: A\ndescription: B\n---\nText\n${tag}\n`)
    expect(message).toContain(`**${place}**`)
    expect(message).toContain(words)
  })

  it('says where its YAML is not valid', () => {
    expect(messageFor('---\ntitle: About\ndescription: Cars: new and used\n---\n')).toMatchInlineSnapshot(`
      "pages/about-us.md has 1 problem.

      **(line 3)**: expected valid YAML, received Nested mappings are not allowed in compact mappings
        Put a text that holds a colon, a # or quotes in double quotes."
    `)
    expect(messageFor('---\ntitle: About\ntitle: Us\ndescription: a\n---\n')).toContain('(line 3)')
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
