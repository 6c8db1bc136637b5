/** Answers the brochure of a car: a PDF, which is made once for each state of the car. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Site } from '#config/schema/site.ts'
import { brochure } from '#contract/cars.ts'
import { brochureFileName } from '#domain/access/car-journeys.ts'
import { availability } from '#domain/car/availability.ts'
import { routeEndpoint } from '../endpoint-route.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import { ProblemError } from '../problem-error.ts'
import type { RequestOrigin } from '../request-origin.ts'
import type { Brochure } from './brochure-content.ts'
import { brochureOf } from './brochure-content.ts'
import { createBrochurePrinter } from './brochure-printer.ts'
import type { PictureHost } from './fetch-picture.ts'
import { photographsOf } from './photographs.ts'

/** One of 20 photographs has about 0.5 MB. */
const CACHE_BYTES = 64 * 1024 * 1024

/** Returns what ends its thread. */
export function routeBrochures(app: PlatformHono, platform: PlatformContext): () => Promise<void> {
  const { limits, cars, isDevelopment } = platform
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ byteLength }) => byteLength,
  })
  const printer = createBrochurePrinter()
  /** Shoppers who ask for the same brochure at once wait for one. */
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

  routeEndpoint(app, platform, brochure, async ({ slug }, { site, address, origin }) => {
    await limits.count('brochure-by-address', `${site.slug} ${address}`)
    const known = await cars(site.slug, slug)
    if (known === null) throw new ProblemError('not-found', 'There is no such vehicle.')
    if (known.isRemoved || availability(known.car) === 'sold') {
      throw new ProblemError('not-found', 'This vehicle has been sold.')
    }
    const content = brochureOf(known.car, site, new Date())
    const key = keyOf(content, site)
    const bytes = made.get(key) ?? (await (making.get(key) ?? make(key, content, site, origin)))
    return { fileName: brochureFileName(slug), bytes }
  })

  return () => printer.close()

  function make(key: string, content: Brochure, site: Site, origin: RequestOrigin): Promise<Uint8Array<ArrayBuffer>> {
    const pdf = photographsOf(content.photographUrls, site, pictureHost(site, origin, isDevelopment))
      .then(async (photographs) => {
        const bytes = await printer.print({
          brochure: content,
          site: { name: site.name, theme: site.theme },
          photographs,
        })
        // One that lacks a photograph is made again when it is asked for again.
        if (photographs.length === content.photographUrls.length) made.set(key, bytes)
        return bytes
      })
      .finally(() => making.delete(key))
    making.set(key, pdf)
    return pdf
  }
}

function keyOf(content: Brochure, { slug, theme, name }: Site): string {
  return createHash('sha256')
    .update(JSON.stringify([slug, name, theme, content]))
    .digest('base64url')
}

/** On this machine, the site's own pictures are where the request came in: its real address may not exist yet. */
function pictureHost(site: Site, { host, isLocal }: RequestOrigin, isDevelopment: boolean): PictureHost {
  const port = Number(/:(\d+)$/.exec(host)?.[1] ?? 0)
  const isHere = isDevelopment && isLocal && port > 0 && /^[a-z0-9-]+\.localhost:\d+$/.test(host)
  return { siteUrl: site.url, local: isHere ? { port, host } : null }
}
