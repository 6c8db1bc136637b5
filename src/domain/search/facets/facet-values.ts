/** How the values of a facet are ordered, named, shortened and hidden. */
import type { CarType } from '../../car/car.ts'
import { CAR_TYPES } from '../../car/car.ts'
import { carTypeLabel } from '../../car/labels.ts'
import { capitalise } from '../../formats/words.ts'
import type { FacetDefinition, FacetOrder, ValueNames } from './facets.ts'
import { HIDE_EXTRA_MAKES, SHOW_ALL_MAKES } from './facets.ts'

/** S2 §3 "Facet item". */
export interface FacetItem {
  readonly label: string
  readonly value: string
  readonly count: number
}

export interface FacetValueOptions {
  readonly usedLabel: string
  /** S1 §5: on certified-only sites the value false of the certified facet is hidden. */
  readonly certifiedOnly: boolean
}

/** A facet's counts as items: hidden values left out, named, and in the facet's order. */
export function facetItems(
  facet: Pick<FacetDefinition, 'names' | 'order'>,
  counts: Readonly<Record<string, number>>,
  options: FacetValueOptions,
): FacetItem[] {
  return Object.entries(counts)
    .filter(([value]) => !isHidden(facet, value, options))
    .map(([value, count]) => ({ label: facetValueLabel(facet, value, options.usedLabel), value, count }))
    .sort(comparatorOf(facet.order))
}

function isHidden({ names }: Named, value: string, options: FacetValueOptions): boolean {
  return names === 'certified' && value === 'false' && options.certifiedOnly
}

const STATUS_LABELS: Readonly<Record<string, string>> = {
  in_stock: 'In Stock',
  coming_soon: 'Coming Soon',
  sold: 'Sold',
}

type Named = Pick<FacetDefinition, 'names'>

const VALUE_NAMES: Readonly<Record<ValueNames, (value: string, usedLabel: string) => string>> = {
  carType: (value, usedLabel) => (isCarType(value) ? carTypeLabel(value, usedLabel) : value),
  status: (value) => STATUS_LABELS[value] ?? value,
  capitalised: capitalise,
  certified: (value) => (value === 'true' ? 'Certified' : 'Not Certified'),
  berths: (value) => `Sleeps ${value}`,
  seats: (value) => (value === '1' ? '1 Seat' : `${value} Seats`),
}

/** What a shopper reads for a value: "used" is "Pre-Owned" on some sites (S1 §9). */
export function facetValueLabel({ names }: Named, value: string, usedLabel: string): string {
  return names === undefined ? value : VALUE_NAMES[names](value, usedLabel)
}

function isCarType(value: string): value is CarType {
  return (CAR_TYPES as readonly string[]).includes(value)
}

function comparatorOf(order: FacetOrder): (a: FacetItem, b: FacetItem) => number {
  switch (order) {
    case 'alphabetical':
      return byName
    case 'count':
      return (a, b) => b.count - a.count || byName(a, b)
    case 'carType':
      return (a, b) => carTypeRank(a.value) - carTypeRank(b.value) || byName(a, b)
    case 'amount':
      return (a, b) => compareAmountLabels(a.value, b.value)
    case 'number':
      return (a, b) => Number(a.value) - Number(b.value)
  }
}

/** S1 §9: new, demo, used; whatever else an index holds comes after them. */
function carTypeRank(value: string): number {
  const rank = (CAR_TYPES as readonly string[]).indexOf(value)
  return rank === -1 ? CAR_TYPES.length : rank
}

/** The same on every machine, whatever locales it knows: case does not count unless nothing else differs. */
function byName(a: FacetItem, b: FacetItem): number {
  return compareText(a.label.toLowerCase(), b.label.toLowerCase()) || compareText(a.value, b.value)
}

/**
 * S1 §9: vehicle price ranges labelled 'Under' sort first; the others follow by their first amount, so that
 * "Over $100,000" stands last after "$75,000 - $100,000".
 */
export function compareAmountLabels(a: string, b: string): number {
  return (
    underRank(a) - underRank(b) || firstAmount(a) - firstAmount(b) || overRank(a) - overRank(b) || compareText(a, b)
  )
}

function underRank(label: string): number {
  return /^under\b/i.test(label) ? 0 : 1
}

function overRank(label: string): number {
  return /^over\b/i.test(label) ? 1 : 0
}

function firstAmount(label: string): number {
  const digits = /\d[\d,]*(?:\.\d+)?/.exec(label)
  return digits === null ? Number.MAX_VALUE : Number(digits[0].replaceAll(',', ''))
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

export type ShortenedList =
  | { readonly kind: 'whole'; readonly items: readonly FacetItem[] }
  | { readonly kind: 'shortened' | 'expanded'; readonly items: readonly FacetItem[]; readonly buttonLabel: string }

/**
 * S1 §9: some makes with 'Show all makes', or all of them with 'Hide extra makes'. Those with most cars are some, in the
 * order of the list (ours), unless it keeps its order: then the first are. A chosen make is never hidden.
 */
export function shortenMakes(
  items: readonly FacetItem[],
  limit: number,
  expanded: boolean,
  chosen: readonly string[] = [],
  keepsOrder = false,
): ShortenedList {
  if (items.length <= limit) return { kind: 'whole', items }
  if (expanded) return { kind: 'expanded', items, buttonLabel: HIDE_EXTRA_MAKES }
  const ranked = keepsOrder ? items : [...items].sort((a, b) => b.count - a.count)
  const common = new Set(ranked.slice(0, limit))
  const shown = items.filter((item) => common.has(item) || chosen.includes(item.value))
  return { kind: 'shortened', items: shown, buttonLabel: SHOW_ALL_MAKES }
}
