import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
const rows = readFileSync(join(ROOT, 'docs/error-catalogue.md'), 'utf8')
  .split('\n')
  .filter((line) => /\(S[12] §\d\)/.test(line))
  .map((line) =>
    line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim()),
  )
  .map(([situation = '', outcome = '', wording = '', home = '', test = '']) => ({
    situation,
    outcome,
    wording: plain(wording),
    home: plain(home),
    test: plain(test),
  }))

function plain(cell: string): string {
  return cell.replaceAll('`', '')
}

const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.(?:ts|tsx|astro)$/.test(name))
  .map((name) => ({ file: join('src', name), text: readFileSync(join(ROOT, 'src', name), 'utf8') }))

/** Comments may quote a wording; only code says it. */
function code(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
}

/** A wording as a test has it: its gaps are filled in. */
function filledIn(wording: string): RegExp {
  const literal = wording.split(/\$\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return new RegExp(literal.join('[^`"\n]+'))
}

it('lists every situation of S1 §8 and S2 §8', () => {
  expect(rows.filter(({ situation }) => situation.includes('S1 §8'))).toHaveLength(14)
  expect(rows.filter(({ situation }) => situation.includes('S2 §8'))).toHaveLength(10)
})

test.each(rows.filter(({ home }) => home !== ''))('$situation is at home in $home', ({ wording, home }) => {
  expect(existsSync(join(ROOT, home))).toBe(true)
  expect(code(readFileSync(join(ROOT, home), 'utf8'))).toContain(wording)
})

test.each(rows.filter(({ wording }) => wording !== ''))('$situation is worded nowhere else', ({ wording, home }) => {
  const homes = sources.filter(({ text }) => code(text).includes(wording)).map(({ file }) => file)
  expect(homes).toEqual([home])
})

test.each(rows.filter(({ outcome }) => !outcome.startsWith('does not happen')))(
  '$situation is provoked by $test',
  ({ wording, test: file }) => {
    expect(file).toMatch(/\.(?:test|spec)\.tsx?$/)
    expect(existsSync(join(ROOT, file))).toBe(true)
    expect(code(readFileSync(join(ROOT, file), 'utf8'))).toMatch(filledIn(wording))
  },
)
