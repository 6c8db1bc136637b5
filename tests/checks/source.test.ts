import { describe, expect, it } from 'vitest'
import { citesWhatExists, readSpecification } from '#scripts/checks/source/citations.ts'
import { findLargeFolders } from '#scripts/checks/source/folders.ts'
import { namesOwners, readCapabilities } from '#scripts/checks/source/owners.ts'
import { explainsUnsafeHtml, keepsStylesInFiles, namesASite } from '#scripts/checks/source/source-rules.ts'
import { findWords } from '#scripts/checks/source/words.ts'

const lines = (text: string): string[] => text.split('\n')

describe('code that names a site', () => {
  const rule = namesASite(['harbour-motors', 'van-life'])

  it.each([
    "if (site.slug === 'other') return",
    "if ('other' !== locals.site.slug) return",
    'switch (site.slug) {',
    "const colours = { 'harbour-motors': 'red' }",
    'if (name === "van-life") return',
    "return ['a', `van-life`].includes(name)",
  ])('is found in: %s', (code) => {
    expect(rule(lines(`const a = 1\n${code}`))).toMatchObject([{ line: 2 }])
  })

  it.each([
    'const path = join(outDir, site.slug)',
    'if (car.slug === other.slug) return',
    'const same = left.id === right.id',
    'const known = row.slug === site.slug',
    "const text = 'the harbour-motors family'",
    "const it = 'harbour' + '-motors'",
  ])('is not found in: %s', (code) => {
    expect(rule(lines(code))).toEqual([])
  })
})

describe('folders', () => {
  const inFolder = (folder: string, count: number): string[] =>
    Array.from({ length: count }, (_, index) => `${folder}/file-${index}.ts`)

  it('hold at most 25 files and folders, each with all that is in it', () => {
    const full = inFolder('src/stores', 24)
    expect(findLargeFolders([...full, ...inFolder('src/stores/saved', 20)])).toEqual([])
    expect(findLargeFolders([...full, 'src/stores/saved/a.ts', 'src/stores/buying/b.ts'])).toMatchObject([
      { file: 'src/stores', message: expect.stringMatching(/^has 26 entries, at most 25\. /) },
    ])
  })

  it('of pages may hold more: their paths are addresses', () => {
    expect(findLargeFolders(inFolder('src/pages', 40))).toEqual([])
    expect(findLargeFolders(inFolder('src/pages/search', 40))).toHaveLength(1)
  })
})

describe('markup that is put in as it is', () => {
  it.each([
    '<p set:html={text} />',
    'element.innerHTML = text',
    'element.outerHTML += text',
    "element.insertAdjacentHTML('beforeend', text)",
    'document.write(text)',
    '<p dangerouslySetInnerHTML={{ __html: text }} />',
    'eval(text)',
    'new Function(text)',
  ])('needs a reason: %s', (code) => {
    expect(explainsUnsafeHtml(lines(code))).toHaveLength(1)
    expect(explainsUnsafeHtml(lines(`// safe: made by us\n${code}`))).toEqual([])
    expect(explainsUnsafeHtml(lines(`${code} // safe: made by us`))).toEqual([])
    expect(explainsUnsafeHtml(lines(`// safe: made by us\n\n${code}`))).toHaveLength(1)
    expect(explainsUnsafeHtml(lines(`// safe:\n${code}`))).toHaveLength(1)
  })

  it.each(["if (element.innerHTML === '') return", 'retrieval(text)', 'model.eval(text)', 'const reset = html'])(
    'is not: %s',
    (code) => {
      expect(explainsUnsafeHtml(lines(code))).toEqual([])
    },
  )
})

describe('a style element of a component', () => {
  it('is found, but not one that is filled by code', () => {
    expect(keepsStylesInFiles(lines('<p />\n<style>\np { top: 0 }\n</style>'))).toMatchObject([{ line: 2 }])
    expect(keepsStylesInFiles(lines('<style is:global lang="css">'))).toHaveLength(1)
    expect(keepsStylesInFiles(lines('<style is:inline set:html={css} />'))).toEqual([])
  })
})

describe('a citation', () => {
  const specifications = new Map(
    ['# S1: search\n\n## 1. Users\n### Routes\n## 2. Screens\n', '# AU: law\n## 1. Prices\n', 'no specification']
      .map(readSpecification)
      .filter((specification) => specification !== null),
  )
  const rule = citesWhatExists(specifications)

  it('is known by the headings of the specifications', () => {
    expect([...specifications]).toEqual([
      ['S1', new Set([1, 2])],
      ['AU', new Set([1])],
    ])
  })

  it.each([
    '// S1 \u00a72',
    '/** A price (S1 \u00a71 "Users", \u00a72; AU \u00a71). */',
    'RFC 9110 \u00a713 and \u00a714',
    'no citation',
  ])('is right in: %s', (code) => {
    expect(rule(lines(code))).toEqual([])
  })

  it.each([
    ['S1 \u00a73', 'cites S1 \u00a73'],
    ['S1 \u00a71, \u00a712', 'cites S1 \u00a712'],
    ['AU \u00a71 and \u00a72', 'cites AU \u00a72'],
    ['S9 \u00a71', 'Name one of docs/specification/ before the section: S1, AU'],
    ['as \u00a74 says', 'cites "as \u00a74"'],
    ['\u00a74', 'cites "\u00a74"'],
  ])('is wrong in: %s', (code, message) => {
    expect(rule(lines(`\n${code}`))).toEqual([{ line: 2, message: expect.stringContaining(message) }])
  })
})

describe('a rule of a specification', () => {
  const capabilities = readCapabilities('| id | what |\n|---|---|\n| A1 | sites |\n| C12 | report |\n')
  const rule = namesOwners((path) => path === 'src/domain/a.ts' || path === 'tests/a.test.ts', capabilities)
  const problemsOf = (item: string) => rule(['# S1: search', item])

  it.each([
    '- A price has a type. → `src/domain/a.ts` · on `/search` · `tests/a.test.ts`',
    '- A cache. → `src/domain/a.ts` · does not apply: pages are built',
    '- A report. → `src/domain/a.ts`; not built yet: C12',
    '- Not built yet: A1, C12',
    'Prose has no owner.',
    '- `/search` has `one`. → `src/domain/a.ts` · `tests/a.test.ts`',
  ])('has an owner and a test: %s', (item) => {
    expect(problemsOf(item)).toEqual([])
  })

  it.each([
    ['- A price has a type.', /rule without an owner/],
    ['- A price has a type. · `tests/a.test.ts`', /rule without an owner/],
    ['- A price has a type. → `src/domain/a.ts`', /rule that no test proves/],
    ['- A price. → `src/domain/gone.ts` · `tests/a.test.ts`', /src\/domain\/gone\.ts, which is no file/],
    ['Prose names `scripts/gone.ts`.', /no file/],
    ['- A price. → not built yet: A1, B9', /capability B9/],
  ])('is found when its owner or test is missing: %s', (item, message) => {
    expect(problemsOf(item)).toEqual([{ line: 2, message: expect.stringMatching(message) }])
  })

  it('is no list item of another document', () => {
    expect(rule(['# Specifications', '- a list'])).toEqual([])
  })
})

describe('a word that a reader has to guess', () => {
  const found = (line: string, file = 'src/domain/a.ts') => findWords(file, ['', line])

  it.each([
    ['/** Tells of each change. */', 'Tells'],
    ['const told = 1', 'told'],
    ['is taken over from the last release', 'taken over'],
    ['layOutNext()', 'layOutN'],
    ['const mostEntries = MAX', 'mostEntries'],
    ['const MOST_WORDS = 3', 'MOST_W'],
    ['color: var(--ground-tint)', '--ground'],
    ["{ kind: 'well' }", "'well'"],
    ['cars that have gone', 'cars that have gone'],
    ['carFromOutside(car)', 'rFromOutside'],
    ['visit.byHistory', 'byHistory'],
    ['the page is drawn again', 'drawn'],
  ])('is found: %s', (line, word) => {
    expect(found(line)).toEqual([
      { file: 'src/domain/a.ts', line: 2, message: expect.stringContaining(`says "${word}". Write: `) },
    ])
  })

  it.each([
    '<p>Tell us what you drive</p>',
    'the background, as well',
    'almostEvery(car)',
    'the layout of a page',
    'a page of removed cars',
  ])('is not: %s', (line) => {
    expect(found(line)).toEqual([])
  })

  it('is allowed where it means what it says', () => {
    expect(found('the wheels stand on the ground', 'scripts/demo/imagery/scene/surroundings/ground.ts')).toEqual([])
  })
})
