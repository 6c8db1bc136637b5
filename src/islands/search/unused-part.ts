/**
 * Stands in for parts of InstantSearch that the search does not use, and that weigh as much as the search itself: the
 * router (search-router.ts is ours) and the reports to its maker, which hits of our engines never ask for.
 */

function unusedPart(): never {
  throw new Error('The search uses neither the router nor the reports of InstantSearch')
}

export const createInsightsMiddleware = unusedPart

// biome-ignore lint/style/noDefaultExport: as the router that it stands in for
export default unusedPart
