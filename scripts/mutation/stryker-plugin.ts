/** What Stryker loads of ours: the rule of what is not mutated, and the collector of results. */
import type { MutantResult } from '@stryker-mutator/api/core'
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { ignoreReason } from './ignored.ts'

/** The results so far, in the order in which they came. */
export const results: MutantResult[] = []
let isClosed = false

/** Takes no more results: once the copy of the project is removed, no test fails any more and every mutant survives. */
export function closeResults(): void {
  isClosed = true
}

export const strykerPlugins = [
  declareValuePlugin(PluginKind.Ignore, 'forecourt', { shouldIgnore: (path) => ignoreReason(path as never) }),
  declareValuePlugin(PluginKind.Reporter, 'forecourt', {
    onMutantTested: (result) => {
      if (!isClosed) results.push(result)
    },
  }),
]
