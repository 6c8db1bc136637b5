/**
 * Stands in for the package `qs`, which InstantSearch's own router reads URLs with.
 *
 * The search has a router of its own (search-router.ts), so that nothing of this is ever called.
 */

function unused(): never {
  throw new Error('The search reads its URLs with search-router.ts')
}

const queryStrings = { parse: unused, stringify: unused }

// biome-ignore lint/style/noDefaultExport: as the package that it stands in for
export default queryStrings
