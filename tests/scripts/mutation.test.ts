import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { describe, expect, it, test } from 'vitest'
import { ignoreReason } from '#scripts/mutation/ignored.ts'
import type { AstPath } from '#scripts/mutation/mutants.ts'
import { numberMutator, sampled } from '#scripts/mutation/mutants.ts'
import { fileLines, summarise } from '#scripts/mutation/summary.ts'

type Result = Parameters<typeof summarise>[0][number]

function result(overrides: Partial<Result> = {}): Result {
  return {
    id: '1',
    fileName: '/project/src/domain/sum.ts',
    mutatorName: 'ArithmeticOperator',
    replacement: 'a - b',
    status: 'Survived',
    location: { start: { line: 2, column: 10 }, end: { line: 2, column: 15 } },
    ...overrides,
  }
}

const SOURCE = 'export function sum(a: number, b: number) {\n  return a + b\n}\n'
const summary = (results: Result[]) => summarise(results, () => SOURCE, '/project')

describe('the summary of a run', () => {
  it('names each survivor by its place and change, and the score', () => {
    const killed = result({ status: 'Killed' })
    const unseen = result({
      status: 'NoCoverage',
      location: { start: { line: 1, column: 43 }, end: { line: 3, column: 2 } },
      replacement: '{}',
      mutatorName: 'BlockStatement',
    })
    expect(summary([result(), killed, unseen, result({ status: 'Timeout' })]).lines).toEqual([
      'src/domain/sum.ts:1 BlockStatement (no test runs it): { return a + b } -> {}',
      'src/domain/sum.ts:2 ArithmeticOperator: a + b -> a - b',
      'mutants 4, killed 2, survived 2, score 50.0 %',
    ])
  })

  it('does not count what was left alone or could not run', () => {
    const { mutants, killed, survived, timedOut } = summary([
      result({ status: 'Ignored' }),
      result({ status: 'CompileError' }),
      result({ status: 'Timeout' }),
    ])
    expect({ mutants, killed, survived, timedOut }).toEqual({ mutants: 1, killed: 1, survived: 0, timedOut: 1 })
  })

  it('is none when nothing could be judged', () => {
    expect(summary([]).lines).toEqual(['mutants 0, killed 0, survived 0: nothing was judged, so there is no score'])
  })

  it('lists the weakest file first', () => {
    const other = { fileName: '/project/src/domain/other.ts' }
    const lines = fileLines(
      [result({ ...other, status: 'Killed' }), result({ status: 'Killed' }), result()],
      '/project',
    )
    expect(lines).toEqual(['  50 %  1/2  src/domain/sum.ts', ' 100 %  1/1  src/domain/other.ts'])
  })
})

describe('what is not mutated', () => {
  const call = (callee: object) => ({ type: 'CallExpression', callee }) as never
  const argument = (callee: object, key: number, value: string) =>
    ignoreReason({ node: { type: 'StringLiteral', value }, parent: call(callee), listKey: 'arguments', key })
  const option = { type: 'Identifier', name: 'option' }
  const required = { type: 'Identifier', name: 'required' }
  const check = { type: 'MemberExpression', object: { type: 'Identifier', name: 'v' } }

  test.each([
    [option, 1, 'New', undefined],
    [option, 2, 'The words.', 'documentation of a key'],
    [option, 3, 'S1 §4', 'documentation of a key'],
    [required, 0, 'x', undefined],
    [required, 1, 'The name.', 'documentation of a key'],
    [check, 1, 'expected a colour', 'message of a schema'],
    [check, 0, 'https://', undefined],
    [{ type: 'Identifier', name: 'write' }, 0, 'expected a colour', undefined],
    [{ type: 'Identifier', name: 'flag' }, 2, 'S2 §5', 'documentation of a key'],
    [{ type: 'Identifier', name: 'flag' }, 2, 'S2', undefined],
  ])('%o, argument %i, "%s"', (callee, key, value, reason) => {
    expect(argument(callee, key, value)).toBe(reason)
  })

  it('knows messages with a value inside, and nothing outside of calls', () => {
    const template = { type: 'TemplateLiteral', quasis: [{ value: { raw: 'expected at least ' } }] }
    expect(ignoreReason({ node: template, parent: call(check), listKey: 'arguments', key: 1 })).toBe(
      'message of a schema',
    )
    expect(ignoreReason({ node: template, parent: null })).toBeUndefined()
  })
})

describe('mutants', () => {
  const at = (line: number, value = 8): AstPath => ({
    node: { type: 'NumericLiteral', value, loc: { start: { line, column: 4 } } },
    parent: null,
    hub: { file: { opts: { filename: 'rule.ts' } } },
  })

  it('make the next number of a number, but not of a type', () => {
    expect([...numberMutator.mutate(at(1), null)]).toEqual([{ type: 'NumericLiteral', value: 9 }])
    expect([...numberMutator.mutate({ ...at(1), parent: { type: 'TSLiteralType' } }, null)]).toEqual([])
    expect([...numberMutator.mutate({ node: { type: 'StringLiteral', value: 'a' }, parent: null }, null)]).toEqual([])
  })

  it('are picked by share, the same ones for the same seed', () => {
    const picked = (percent: number, seed: string) =>
      Array.from({ length: 1000 }, (_, line) => line).filter(
        (line) => [...sampled(numberMutator, { percent, seed }).mutate(at(line), null)].length > 0,
      )
    expect(picked(100, '1')).toHaveLength(1000)
    expect(picked(0, '1')).toEqual([])
    expect(picked(20, '1').length).toBeGreaterThan(150)
    expect(picked(20, '1').length).toBeLessThan(250)
    expect(picked(20, '1')).toEqual(picked(20, '1'))
    expect(picked(20, '1')).not.toEqual(picked(20, '2'))
  })
})

describe('npm run mutation', () => {
  it('says which changes went unnoticed, those of numbers too', async () => {
    const folder = 'tests/fixtures/mutation'
    const command = [
      'scripts/mutation/mutation.ts',
      `${folder}/doubled.ts`,
      '--tests',
      `${folder}/doubled.check.ts`,
      '--files',
    ]
    const { stdout } = await promisify(execFile)(process.execPath, command)
    expect(stdout.trim().split('\n')).toEqual([
      '33 %  1/3  tests/fixtures/mutation/doubled.ts',
      'tests/fixtures/mutation/doubled.ts:3 ArithmeticOperator: value * 2 -> value / 2',
      'tests/fixtures/mutation/doubled.ts:3 NumericLiteral: 2 -> 3',
      'mutants 3, killed 1, survived 2, score 33.3 %',
    ])
  }, 60_000)
})
