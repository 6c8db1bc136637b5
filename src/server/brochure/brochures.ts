/** Answers a car on paper: its print page, and its brochure as a PDF, which is made once for each state of the car. */
import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Site } from '#config/schema/site.ts'
import { brochure } from '#contract/cars.ts'
import { endpointPath } from '#contract/endpoint.ts'
import { brochureFileName, PRINT_PATH } from '#domain/access/car-journeys.ts'
import { availability } from '#domain/car/availability.ts'
import type { Car } from '#domain/car/car.ts'
import { findSite, routeEndpoint } from '../http/endpoint-route.ts'
import { ProblemError } from '../http/problem-error.ts'
import type { RequestOrigin } from '../http/request-origin.ts'
import type { PlatformContext, PlatformHono } from '../platform-context.ts'
import type { Brochure } from './brochure-content.ts'
import { brochureOf } from './brochure-content.ts'
import { createBrochurePrinter } from './brochure-printer.ts'
import type { PictureHost } from './fetch-picture.ts'
import { photographsOf } from './photographs.ts'
import type { PrintLinks } from './print-page.ts'
import { absentPage, printPage } from './print-page.ts'

type FoundCar = { kind: 'inStock'; car: Car } | { kind: 'absent'; title: string; text: string }

const SLUG = /^[a-z0-9-]{1,300}$/
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
    const car = await findCar(site, slug)
    if (car.kind === 'absent') throw new ProblemError('not-found', `${car.title}.`)
    const content = brochureOf(car.car, site, new Date())
    const key = keyOf(content, site)
    const bytes = made.get(key) ?? (await (making.get(key) ?? make(key, content, site, origin)))
    return { fileName: brochureFileName(slug), bytes }
  })

  app.get(PRINT_PATH, async (c) => {
    const found = await findSite(c, platform)
    if (found === null) throw new ProblemError('unknown-site', 'No site with a platform has this host.')
    const { site, pageHost } = found
    const slug = c.req.query('car_id') ?? ''
    const car = await findCar(site, slug)
    const links: PrintLinks = {
      siteUrl: pageHost === c.var.origin.host ? '' : site.url,
      brochureHref: endpointPath(brochure).replace('{slug}', slug),
    }
    const page =
      car.kind === 'absent'
        ? await absentPage(car, site, links)
        : await printPage(brochureOf(car.car, site, new Date()), site, links)
    c.header('content-security-policy', page.policy)
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    return c.html(page.html, car.kind === 'absent' ? 404 : 200)
  })
  app.all(PRINT_PATH, () => {
    throw new ProblemError('method-not-allowed', 'This address takes GET.', { allow: 'GET, HEAD' })
  })
  return () => printer.close()

  async function findCar(site: Site, slug: string): Promise<FoundCar> {
    const known = SLUG.test(slug) ? await cars.read(site.slug, slug) : null
    const { one } = site.search.itemName
    if (known === null) {
      return { kind: 'absent', title: `This ${one} is not here`, text: `There is no such ${one} on this site.` }
    }
    if (known.isRemoved || availability(known.car) === 'sold') {
      return { kind: 'absent', title: `This ${one} has been sold`, text: `This ${one} has found its new owner.` }
    }
    return { kind: 'inStock', car: known.car }
  }

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
