/** Where a browser forces colours, it puts the page's own behind each text: on another colour that cannot be read. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import postcss from 'postcss'
import { expect, it } from 'vitest'
import { PROJECT_DIR } from '#generator/project.ts'

const SHEETS = globSync('src/{styles,components,islands}/**/*.css', { cwd: PROJECT_DIR })

it('what stands on the brand’s colour keeps it where colours are forced', () => {
  const rules = SHEETS.flatMap((file) => {
    const found: { place: string; isKept: boolean }[] = []
    postcss.parse(readFileSync(join(PROJECT_DIR, file), 'utf8')).walkRules((rule) => {
      const values = new Map(rule.nodes.flatMap((node) => (node.type === 'decl' ? [[node.prop, node.value]] : [])))
      if (values.get('color') !== 'var(--on-brand)') return
      found.push({ place: `${file}: ${rule.selector}`, isKept: values.get('forced-color-adjust') === 'none' })
    })
    return found
  })
  expect(rules.length).toBeGreaterThan(10)
  expect(rules.filter(({ isKept }) => !isKept)).toEqual([])
})
