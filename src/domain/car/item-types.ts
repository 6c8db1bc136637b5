/**
 * What distinguishes the kinds of vehicle: what a shopper of each compares, filters by and calls it. Cars follow S1 §2 and
 * S1 §3, the others are ours.
 */
import type { CarFacetAttribute } from '../search/attributes/car-facets.ts'
import type { ItemType } from './car.ts'
import type { CardFact } from './card/card-content.ts'
import type { KeyFactName } from './page/key-fact-name.ts'

export interface ItemName {
  readonly one: string
  readonly many: string
}

interface ItemTypeRow {
  readonly name: ItemName
  /** On a card, in this order. */
  readonly cardFacts: readonly CardFact[]
  /** In the key information of its page, in this order. */
  readonly keyFacts: readonly KeyFactName[]
  /** The filters beside the results, in this order. */
  readonly facets: readonly CarFacetAttribute[]
  /** Headings of filters that are called otherwise than of a car. */
  readonly facetLabels: Readonly<Partial<Record<CarFacetAttribute, string>>>
}

export const ITEM_TYPE_TABLE = {
  car: {
    name: { one: 'car', many: 'cars' },
    cardFacts: ['condition', 'transmission', 'odometer', 'fuel'],
    keyFacts: ['condition', 'odometer', 'transmission', 'fuel', 'drive', 'body'],
    facets: [
      'car_type',
      'make',
      'body',
      'price',
      'km',
      'year',
      'transmission',
      'fuel',
      'drive',
      'seats',
      'colour',
      'location_name',
    ],
    facetLabels: {},
  },
  caravan: {
    name: { one: 'caravan', many: 'caravans' },
    cardFacts: ['condition', 'bodyLength', 'berths', 'tare'],
    keyFacts: [
      'condition',
      'type',
      'length',
      'berths',
      'tare',
      'atm',
      'axles',
      'bathroom',
      'odometer',
      'transmission',
      'fuel',
    ],
    facets: [
      'car_type',
      'body',
      'make',
      'price',
      'sleeps',
      'body_length',
      'tare_weight',
      'aggregate_trailer_mass',
      'ball_weight',
      'axle_type',
      'off_road',
      'bunks',
      'bathroom',
      'year',
      'km',
      'location_name',
    ],
    facetLabels: { body: 'Type' },
  },
  motorcycle: {
    name: { one: 'motorcycle', many: 'motorcycles' },
    cardFacts: ['condition', 'odometer', 'engine', 'licence'],
    keyFacts: ['condition', 'odometer', 'engine', 'type', 'licence', 'transmission', 'fuel'],
    facets: [
      'car_type',
      'body',
      'make',
      'price',
      'engine_cc',
      'lams',
      'km',
      'year',
      'transmission',
      'fuel',
      'colour',
      'location_name',
    ],
    facetLabels: { body: 'Type' },
  },
  truck: {
    name: { one: 'truck', many: 'trucks' },
    cardFacts: ['condition', 'odometer', 'transmission', 'gvm'],
    keyFacts: ['condition', 'odometer', 'body', 'gvm', 'axles', 'licence', 'transmission', 'fuel', 'drive'],
    facets: [
      'car_type',
      'body',
      'make',
      'price',
      'gvm',
      'axle_type',
      'licence',
      'km',
      'year',
      'transmission',
      'fuel',
      'location_name',
    ],
    facetLabels: {},
  },
} as const satisfies Readonly<Record<ItemType, ItemTypeRow>>

const SEVERAL: ItemName = { one: 'vehicle', many: 'vehicles' }

/** The kinds of vehicle that a site sells: those that its rules leave, else that of its feed. */
export function itemTypesOf(site: {
  readonly stock: { readonly itemType: ItemType }
  readonly filterRules: { readonly itemTypes: readonly ItemType[] }
}): readonly ItemType[] {
  return site.filterRules.itemTypes.length > 0 ? site.filterRules.itemTypes : [site.stock.itemType]
}

/** What an item of such a stock is called. */
export function itemNameOf(itemTypes: readonly ItemType[]): ItemName {
  const [only, ...others] = itemTypes
  return only === undefined || others.length > 0 ? SEVERAL : ITEM_TYPE_TABLE[only].name
}

/** The filters of such a stock: those of each kind, in its order; of several kinds the kind comes first. */
export function itemFacets(itemTypes: readonly ItemType[]): CarFacetAttribute[] {
  const kind: readonly CarFacetAttribute[] = itemTypes.length > 1 ? ['item_type'] : []
  const [first = [], ...others] = itemTypes.map(
    (itemType): readonly CarFacetAttribute[] => ITEM_TYPE_TABLE[itemType].facets,
  )
  return [...new Set(others.reduce(joined, [...kind, ...first]))]
}

/** What only the second has stands behind what it follows there. */
function joined(some: readonly CarFacetAttribute[], more: readonly CarFacetAttribute[]): readonly CarFacetAttribute[] {
  return more.reduce<readonly CarFacetAttribute[]>((all, attribute, index) => {
    if (all.includes(attribute)) return all
    const before = more[index - 1]
    const place = before === undefined ? 0 : all.indexOf(before) + 1
    return all.toSpliced(place, 0, attribute)
  }, some)
}

/** The headings of the filters of such a stock, where they are not those of cars. */
export function itemFacetLabels(itemTypes: readonly ItemType[]): Partial<Record<CarFacetAttribute, string>> {
  return Object.assign({}, ...itemTypes.map((itemType) => ITEM_TYPE_TABLE[itemType].facetLabels))
}

/** What a page's own choices of bodies are called, such as the finder's: as their filter where a site or its stock names it. */
export function bodyHeading(facetLabels: Readonly<Partial<Record<CarFacetAttribute, string>>>): string {
  return facetLabels.body ?? 'Body type'
}
