/** The home page: its configured blocks, in their order, with what the plan finds out for each. */

import type { HomeBlock, HomeBlockKind } from '#config/schema/home-blocks.ts'
import { homeBlocks } from '#config/schema/home-blocks.ts'
import type { HomeBlockData, HomeBlockInputs } from '#view-models/home.ts'
import { HOME_BLOCK_PLANNERS } from './home-blocks.ts'
import type { LinkedContext } from './plan-context.ts'
import type { PageDraft } from './planned-page.ts'

/** What a block shows; `null` leaves the block out, so that no heading stands above nothing. */
export type BlockPlanner<Kind extends HomeBlockKind> = (
  context: LinkedContext,
  options: Extract<HomeBlock, { kind: Kind }>,
) => HomeBlockData[Kind] | null

export function planHome(context: LinkedContext): PageDraft {
  const blocks = homeBlocks(context.catalogue.site).flatMap((options) => {
    const plan = HOME_BLOCK_PLANNERS[options.kind] as BlockPlanner<HomeBlockKind>
    const data = plan(context, options)
    // The planner of a kind takes that kind's options and gives its data: the table's type holds it to that.
    return data === null ? [] : [{ kind: options.kind, options, data } as HomeBlockInputs]
  })
  return context.page('/', { kind: 'home', blocks })
}
