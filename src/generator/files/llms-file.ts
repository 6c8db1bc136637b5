/** /llms.txt: in plain words what the site has and where, in the form that llmstxt.org publishes. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { groupByMake } from '#catalogue/listed-groups.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { countOf } from '#domain/formats/words.ts'
import { addressLine } from '#domain/places/address-line.ts'
import { hasLocationPage, locationPath } from '#domain/places/location-path.ts'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'
import { onceForRuns } from '#domain/values/runs.ts'

/** `paths`: those of the plan's pages that may be indexed. Feeds are not named: their addresses may be kept from strangers. */
export function llmsFile(
  { site, locations, listed, contentPages }: Pick<Catalogue, 'site' | 'locations' | 'listed' | 'contentPages'>,
  paths: ReadonlySet<string>,
): string {
  const makes = makesForSale(listed)
  const count = (cars: number): string => `${countOf(cars, site.search.itemName)} for sale`
  const line = (name: string, path: string, note: string): string =>
    oneLine(paths.has(path) ? `- [${name}](${site.url}${path}): ${note}` : `- ${name}: ${note}`)
  const sections = {
    Stock: [
      line('All vehicles', SEARCH_PATH, count(makes.reduce((sum, { cars }) => sum + cars, 0))),
      ...makes.map(({ name, slug, cars }) => line(name, `${SEARCH_PATH}/${slug}`, count(cars))),
    ],
    Locations: locations
      .filter(({ visible }) => visible)
      .map((location) => {
        const { name, address, phone } = location
        const path = hasLocationPage(location) ? locationPath(location, site.locationPages.folder) : ''
        return line(name, path, `${addressLine(address)}; ${formatPhone(phone)}`)
      }),
    Pages: contentPages
      .filter(({ path }) => paths.has(path))
      .map(({ title, path, description }) => line(title, path, description)),
  }
  const parts = [
    `# ${oneLine(site.name)}`,
    `> ${oneLine(site.description)}`,
    `Telephone ${formatPhone(site.phone)}. Dealer licence ${site.dealerLicence}. Prices are in Australian dollars; each page says what its price includes.`,
    ...Object.entries(sections).flatMap(([heading, lines]) =>
      lines.length === 0 ? [] : [`## ${heading}`, lines.join('\n')],
    ),
  ]
  return `${parts.join('\n\n')}\n`
}

const makesInRuns = onceForRuns((cars: readonly ListedCar[]) =>
  groupByMake(cars.filter(({ card }) => card.availability === 'inStock')).map(({ name, slug, cars: { length } }) => ({
    name,
    slug,
    cars: length,
  })),
)

/** In alphabetical order; a make that is written in several ways under the first of them, as in the searches. */
function makesForSale(listed: readonly ListedCar[]): { name: string; slug: string; cars: number }[] {
  const makes = new Map<string, { name: string; slug: string; cars: number }>()
  for (const { name, slug, cars } of makesInRuns(listed).flat()) {
    const known = makes.get(slug)
    if (known === undefined) makes.set(slug, { name, slug, cars })
    else {
      known.cars += cars
      if (name < known.name) known.name = name
    }
  }
  return [...makes.values()].sort((a, b) => (a.slug < b.slug ? -1 : 1))
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
