/** The feeds of a site's stock, as files of its release. */
import type { Catalogue } from '#catalogue/catalogue.ts'
import { hashText, hashValue } from '#catalogue/fingerprint.ts'
import type { ListedCar } from '#catalogue/listed-cars.ts'
import { absolute } from '#components/structured-data/absolute.ts'
import type { Location } from '#config/schema/places/location.ts'
import type { Site } from '#config/schema/site.ts'
import type { AdvertisedCar, Seller } from '#domain/feeds-out/advertised-car.ts'
import type { FeedEntry, FeedOut } from '#domain/feeds-out/feeds-out.ts'
import { feedEntry, feedFile, wholeFeed } from '#domain/feeds-out/feeds-out.ts'
import type { SiteFile } from './site-files.ts'

type FeedsSource = Pick<Catalogue, 'site' | 'listed'>

/** File -> content. Made when a car of them has changed; `codeId` names the code that makes them. */
export function feedFiles({ site, listed }: FeedsSource, codeId: string): Map<string, SiteFile> {
  const { feeds, folder } = site.feedsOut
  if (feeds.length === 0) return new Map()
  const cars = listed.map(({ imported, location }) => [imported.fingerprint, location?.code])
  const hash = hashText(JSON.stringify([codeId, site.url, site.feedsOut, hashValue(site.locations), cars]))
  return new Map(
    feeds.map((feed) => [
      `${folder}/${feedFile(feed)}`,
      { kind: 'made', hash, make: async () => new TextEncoder().encode(feedText({ site, listed }, feed)) },
    ]),
  )
}

/** Every listed car with what the feed makes of it. */
export function feedEntries(
  { site, listed }: FeedsSource,
  feed: FeedOut,
): { name: string; id: string; entry: FeedEntry }[] {
  return listed.map((one) => {
    const { car } = one
    return { name: car.name, id: car.id, entry: feedEntry(feed, advertisedCar(site, one), site.feedsOut.storeCodes) }
  })
}

function feedText(source: FeedsSource, feed: FeedOut): string {
  const texts = feedEntries(source, feed).flatMap(({ entry }) => entry.text ?? [])
  return wholeFeed(feed, texts)
}

function advertisedCar(site: Site, { imported: { car }, location }: ListedCar): AdvertisedCar {
  return {
    car,
    url: `${site.url}/cars/${car.slug}`,
    imageUrls: car.images.map(({ url }) => absolute(site, url)),
    seller: location === null ? null : sellerOf(location),
  }
}

function sellerOf({ code, name, phone, address }: Location): Seller {
  const { street, city, state, postcode, latitude, longitude } = address
  return { code, name, phone, street, city, state, postcode, latitude, longitude }
}
