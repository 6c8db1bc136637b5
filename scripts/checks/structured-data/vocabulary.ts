/** The published types that pages name, with their properties, and what each thing of ours must have of them. */
import vocabulary from './vocabulary.json' with { type: 'json' }

interface PublishedType {
  /** None of the root of all types. */
  parents: string[]
  /** Its own, joined by spaces. */
  properties: string
}

const TYPES: Readonly<Record<string, PublishedType>> = vocabulary.types

const known = new Map<string, ReadonlySet<string> | null>()

/** The properties that a type may have, its parents' among them; `null` of a type that is not in the table. */
export function propertiesOfType(type: string): ReadonlySet<string> | null {
  let properties = known.get(type)
  if (properties === undefined) {
    const published = Object.hasOwn(TYPES, type) ? TYPES[type] : undefined
    properties =
      published === undefined
        ? null
        : new Set([
            ...published.properties.split(' '),
            ...published.parents.flatMap((parent) => [...(propertiesOfType(parent) ?? [])]),
          ])
    known.set(type, properties)
  }
  return properties
}

/**
 * What search engines ask for before they use a thing (developers.google.com/search/docs/appearance/structured-data, read
 * on 2026-11-24), as far as we show such things.
 */
export const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  AutoDealer: ['name', 'address', 'telephone', 'url', 'areaServed', 'openingHoursSpecification'],
  AutoRepair: ['name', 'address', 'telephone', 'openingHoursSpecification'],
  AutoPartsStore: ['name', 'address', 'telephone', 'openingHoursSpecification'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  PostalAddress: ['streetAddress', 'addressLocality', 'addressRegion', 'postalCode', 'addressCountry'],
  GeoCoordinates: ['latitude', 'longitude'],
  OpeningHoursSpecification: ['opens', 'closes'],
  State: ['name'],
  City: ['name'],
  AggregateRating: ['ratingValue', 'reviewCount', 'bestRating'],
  Review: ['author', 'reviewRating'],
  Rating: ['ratingValue', 'bestRating'],
  Person: ['name'],
  Car: ['name', 'url', 'brand', 'model', 'vehicleModelDate', 'itemCondition', 'offers'],
  Motorcycle: ['name', 'url', 'brand', 'model', 'vehicleModelDate', 'itemCondition', 'offers'],
  Vehicle: ['name', 'url', 'brand', 'model', 'vehicleModelDate', 'itemCondition', 'offers'],
  Product: ['name', 'brand'],
  Offer: ['url', 'seller'],
  AggregateOffer: ['url', 'seller', 'lowPrice', 'priceCurrency'],
  OfferCatalog: ['name', 'url', 'itemListElement'],
  QuantitativeValue: ['value', 'unitCode'],
  Brand: ['name'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position'],
}
