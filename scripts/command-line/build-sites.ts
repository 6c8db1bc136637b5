/** Builds several sites after one another; one that fails does not stop the others. */

import { buildOne } from './build-one.ts'
import type { BuildTarget } from './build-options.ts'
import { EXIT } from './command.ts'

/** Returns the worst exit status: failed before held before ok. */
export async function buildSites(
  target: BuildTarget,
  { approve, full }: { approve: boolean; full: boolean },
): Promise<number> {
  const { slugs, ...where } = target
  const statuses = new Set<number>()
  for (const slug of slugs) {
    try {
      statuses.add(await buildOne({ slug, ...where, approve, full }))
    } catch (error) {
      if (slugs.length === 1) throw error
      console.error(`${slug}  ${error instanceof Error ? error.message : String(error)}`)
      statuses.add(EXIT.failed)
    }
  }
  return statuses.has(EXIT.failed) ? EXIT.failed : statuses.has(EXIT.held) ? EXIT.held : EXIT.ok
}
