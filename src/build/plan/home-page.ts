/** The home page. */
import { locationsOfBlock } from '#domain/places/location-block.ts'
import type { PlanContext } from './plan-context.ts'
import { latestCards } from './plan-context.ts'
import type { PlannedPage } from './planned-page.ts'

const LATEST_CARDS = 8
const BODY_TILES = 6
const LOCATION_CARDS = 6

export function planHome(context: PlanContext): PlannedPage {
  const { catalogue, groups, chrome } = context
  const best = new Set(groups.bodyTypes.slice(0, BODY_TILES).map(({ bodyType }) => bodyType))
  const visible = locationsOfBlock(catalogue.locations, catalogue.site.locationBlocks.home)
  return context.page('/', {
    kind: 'home',
    latest: latestCards(catalogue, LATEST_CARDS),
    // In the menu's order, so that one sale more or less does not change the page.
    bodyTypes: chrome.bodyTypes.filter(({ bodyType }) => best.has(bodyType)),
    makes: chrome.makes,
    locations: [...visible].sort((a, b) => Number(b.primary) - Number(a.primary)).slice(0, LOCATION_CARDS),
    locationCount: visible.length,
  })
}
