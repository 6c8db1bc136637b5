/** /llms.txt: in plain words what the site has and where, in the form that llmstxt.org publishes. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { groupByMake } from '#catalogue/listed-groups.ts'
import { formatPhone } from '#domain/formats/phone.ts'
import { countOf } from '#domain/formats/words.ts'
import { addressLine } from '#domain/places/address-line.ts'
import { hasLocationPage, locationPath } from '#domain/places/location-path.ts'
import { SEARCH_PATH } from '#domain/search/url/search-paths.ts'

/** `paths`: those of the plan's pages that may be indexed. Feeds are not named: their addresses may be kept from strangers. */
export function llmsFile(
  { site, locations, listed, contentPages }: Pick<Catalogue, 'site' | 'locations' | 'listed' | 'contentPages'>,
  paths: ReadonlySet<string>,
): string {
  const forSale = listed.filter(({ card }) => card.availability === 'inStock')
  const count = (cars: readonly unknown[]): string => `${countOf(cars.length, site.search.itemName)} for sale`
  const line = (name: string, path: string, note: string): string =>
    oneLine(paths.has(path) ? `- [${name}](${site.url}${path}): ${note}` : `- ${name}: ${note}`)
  const sections = {
    Stock: [
      line('All vehicles', SEARCH_PATH, count(forSale)),
      ...groupByMake(forSale).map(({ name, slug, cars }) => line(name, `${SEARCH_PATH}/${slug}`, count(cars))),
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

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}
