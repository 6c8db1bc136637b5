/** Which mutants a run makes: Stryker's own and those of numbers, or a repeatable sample of both. */
import { createHash } from 'node:crypto'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** What is used of Babel's node and path. */
interface AstNode {
  type: string
  value?: unknown
  loc?: { start: { line: number; column: number } } | null
}

export interface AstPath {
  node: AstNode
  parent: AstNode | null
  hub?: { file?: { opts?: { filename?: string } } }
}

export interface Mutator {
  name: string
  mutate(path: AstPath, context: unknown): Iterable<AstNode>
}

export interface Sample {
  /** Of a hundred mutants, how many are tried. */
  percent: number
  /** The same seed chooses the same mutants. */
  seed: string
}

/** A number becomes the next one: bounds, defaults and steps are half of this product's rules. */
export const numberMutator: Mutator = {
  name: 'NumericLiteral',
  *mutate({ node, parent }) {
    if (node.type === 'NumericLiteral' && typeof node.value === 'number' && parent?.type !== 'TSLiteralType') {
      yield { type: 'NumericLiteral', value: node.value + 1 }
    }
  },
}

/** The mutator, with only the mutants that the sample draws. */
export function sampled(mutator: Mutator, { percent, seed }: Sample): Mutator {
  return {
    name: mutator.name,
    *mutate(path, context) {
      const { line, column } = path.node.loc?.start ?? { line: 0, column: 0 }
      const place = [seed, path.hub?.file?.opts?.filename ?? '', line, column, path.node.type, mutator.name]
      let index = 0
      for (const mutant of mutator.mutate(path, context)) {
        if (isDrawn([...place, index++].join(':'), percent)) yield mutant
      }
    },
  }
}

function isDrawn(key: string, percent: number): boolean {
  return (createHash('sha256').update(key).digest().readUInt32BE(0) / 2 ** 32) * 100 < percent
}

/**
 * Changes the mutators of this process.
 * Stryker has no way to add one, so the list inside its instrumenter is changed; its version is pinned, and a test runs it.
 */
export async function setUpMutators(sample: Sample): Promise<void> {
  const core = createRequire(import.meta.url).resolve('@stryker-mutator/core')
  const instrumenter = createRequire(core).resolve('@stryker-mutator/instrumenter')
  const list = pathToFileURL(join(dirname(instrumenter), 'mutators', 'mutate.js')).href
  const { allMutators } = (await import(list)) as { allMutators: Mutator[] }
  const all = [...allMutators, numberMutator].map((mutator) => sampled(mutator, sample))
  allMutators.splice(0, allMutators.length, ...all)
}
