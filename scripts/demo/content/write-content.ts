/** node scripts/demo/content/write-content.ts: writes the offers, reviews and brands of the demo sites, and the group's places. */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { slugify } from '#domain/formats/slugify.ts'
import { QUOKKA_OFFERS, SALTBUSH_OFFERS } from './bike-and-electric-offers.ts'
import { BRAND_TEXTS } from './brand-texts.ts'
import type { OfferIdea } from './demo-offers.ts'
import { BRINDLE_OFFERS, DISCLAIMERS, GALAH_OFFERS, WATTLEBIRD_OFFERS } from './demo-offers.ts'
import { generateReviews } from './generate-reviews.ts'
import { placePictures } from './place-pictures.ts'
import { PLACE_TEXTS } from './place-texts.ts'

/** The day for which the content was made; reviews are of before it. */
const AS_AT = '2026-11-20'

export const DEMO_CONTENT: Record<string, { offers: readonly OfferIdea[]; reviews: number; brands: boolean }> = {
  'brindle-quay-motors': { offers: BRINDLE_OFFERS, reviews: 50, brands: false },
  'wattlebird-motor-group': { offers: WATTLEBIRD_OFFERS, reviews: 115, brands: true },
  'galah-creek-caravans': { offers: GALAH_OFFERS, reviews: 35, brands: false },
  'saltbush-bikes-and-trucks': { offers: SALTBUSH_OFFERS, reviews: 26, brands: false },
  'quokka-electric': { offers: QUOKKA_OFFERS, reviews: 16, brands: false },
}

function offersFile(offers: readonly OfferIdea[]) {
  return offers.map(
    ({ make, model, category, name, picture, description, expiry, of, overrideUrl, excludedWebsiteIds }) => ({
      id: slugify(name.replaceAll(/\(.*?\)|\{.*?\}|\d+(?:\.\d+)?%.*$/g, '')),
      name,
      category,
      manufacturer: make === null ? null : { name: make },
      model:
        model === null ? null : { name: model, slug: slugify(`${make} ${model}`), override_url: overrideUrl ?? null },
      description,
      ...(of === null ? {} : { stock: { make, ...(model === null ? {} : { model }), ...of } }),
      disclaimer: DISCLAIMERS[category],
      image_url: `/imagery/${picture}-960.avif`,
      excluded_website_ids: excludedWebsiteIds ?? [],
      expiry,
    }),
  )
}

function reviewsFile({ demo, locations }: Site, count: number) {
  const shown = locations.filter(({ visible, type }) => visible && type !== 'parts')
  return generateReviews({
    seed: demo?.stock?.seed ?? 1,
    count,
    profile: demo?.stock?.profile ?? 'cars',
    asAt: AS_AT,
    places: shown.map(({ code, makes, type }) => ({ code, makes, isService: type === 'service' })),
  })
}

/** The makes of the group's locations, those with most dealerships first. */
function brandsFile({ locations }: Pick<Site, 'locations'>) {
  const sales = locations.filter(({ type }) => type === 'sales')
  const counts = Map.groupBy(
    sales.flatMap(({ makes }) => makes),
    (make) => make,
  )
  return [...counts]
    .sort(([a, one], [b, other]) => other.length - one.length || (a < b ? -1 : 1))
    .map(([title]) => ({
      title,
      slug: slugify(title),
      kind: 'cars',
      description: BRAND_TEXTS[title] ?? [],
      skipPage: false,
    }))
}

/** The file's places with the words and the picture of each; all else as it stands there. */
async function locationsFile({ locations }: Pick<Site, 'locations'>, file: string) {
  const pictures = placePictures(locations)
  const written = JSON.parse(await readFile(file, 'utf8')) as { code: string; description?: string }[]
  return written.map((place) => {
    const description = PLACE_TEXTS[place.code] ?? place.description
    return {
      ...place,
      image: { url: pictures.get(place.code) },
      ...(description === undefined ? {} : { description }),
    }
  })
}

if (import.meta.main) {
  for (const [slug, { offers, reviews, brands }] of Object.entries(DEMO_CONTENT)) {
    const site = await loadSite(slug)
    const folder = join('sites', slug, 'data')
    await mkdir(folder, { recursive: true })
    const write = (name: string, value: unknown) => writeFile(join(folder, name), `${JSON.stringify(value, null, 2)}\n`)
    await write('offers.json', offersFile(offers))
    await write('reviews.json', reviewsFile(site, reviews))
    if (brands) {
      await write('brands.json', brandsFile(site))
      await write('locations.json', await locationsFile(site, join(folder, 'locations.json')))
    }
    console.log(`${slug}: ${offers.length} offers, ${reviews} reviews`)
  }
}
