/** What a search route has chosen by itself, each with the way to the search without it: links until there is JavaScript. */
import { BODY_LABELS, carTypeLabel } from '#domain/car/labels.ts'
import type { SearchScope } from '#domain/search/url/search-paths.ts'
import { makePath, SEARCH_PATH } from '#domain/search/url/search-paths.ts'

export interface ScopeChip {
  label: string
  href: string
}

export function scopeChips(scope: SearchScope, usedLabel: string): ScopeChip[] {
  const chip = (label: string, href = SEARCH_PATH): ScopeChip => ({ label, href })
  switch (scope.kind) {
    case 'all':
      return []
    case 'carTypes':
      return scope.carTypes.map((carType) => chip(carTypeLabel(carType, usedLabel)))
    case 'make':
      return [chip(scope.make)]
    case 'model':
      return [chip(scope.make), chip(scope.model, makePath(scope.make))]
    case 'body':
      return [chip(BODY_LABELS[scope.bodyType].one)]
    default:
      return [chip(scope.name)]
  }
}
