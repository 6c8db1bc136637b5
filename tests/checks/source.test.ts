import { describe, expect, it } from 'vitest'
import { explainsUnsafeHtml, keepsStylesInFiles, namesASite } from '#scripts/checks/source/source-rules.ts'

const FILE = 'src/components/Part.astro'
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
    expect(rule(lines(`const a = 1\n${code}`), FILE)).toMatchObject([{ line: 2 }])
  })

  it.each([
    'const path = join(outDir, site.slug)',
    'if (car.slug === other.slug) return',
    'const same = left.id === right.id',
    "const text = 'the harbour-motors family'",
    "const it = 'harbour' + '-motors'",
  ])('is not found in: %s', (code) => {
    expect(rule(lines(code), FILE)).toEqual([])
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
    expect(explainsUnsafeHtml(lines(code), FILE)).toHaveLength(1)
    expect(explainsUnsafeHtml(lines(`// safe: made by us\n${code}`), FILE)).toEqual([])
    expect(explainsUnsafeHtml(lines(`${code} // safe: made by us`), FILE)).toEqual([])
    expect(explainsUnsafeHtml(lines(`// safe: made by us\n\n${code}`), FILE)).toHaveLength(1)
    expect(explainsUnsafeHtml(lines(`// safe:\n${code}`), FILE)).toHaveLength(1)
  })

  it.each(["if (element.innerHTML === '') return", 'retrieval(text)', 'model.eval(text)', 'const reset = html'])(
    'is not: %s',
    (code) => {
      expect(explainsUnsafeHtml(lines(code), FILE)).toEqual([])
    },
  )
})

describe('a style element of a component', () => {
  it('is found, but not one that is filled by code', () => {
    expect(keepsStylesInFiles(lines('<p />\n<style>\np { top: 0 }\n</style>'), FILE)).toMatchObject([{ line: 2 }])
    expect(keepsStylesInFiles(lines('<style is:global lang="css">'), FILE)).toHaveLength(1)
    expect(keepsStylesInFiles(lines('<style is:inline set:html={css} />'), FILE)).toEqual([])
    expect(keepsStylesInFiles(lines('return `<style>`'), 'src/styles/theme-css.ts')).toEqual([])
  })
})
