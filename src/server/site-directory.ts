/** Which site a host belongs to, as the database knows it. */
import * as v from 'valibot'
import type { Site } from '#config/schema/site.ts'
import { siteSchema } from '#config/schema/site.ts'
import type { Database } from '#database/database.ts'
import { isUnavailable } from '#database/database.ts'
import { readSite, readSiteKeys } from '#database/sites.ts'
import type { RequestOrigin } from './http/request-origin.ts'

export interface SiteDirectory {
  /** The site of the host, or on this machine of `<slug>.localhost`; `null` when there is none. */
  siteOf(origin: RequestOrigin): Promise<Site | null>
}

/** How long the list of sites is believed. */
const FRESH_MS = 2_000

interface SiteKey {
  slug: string
  host: string
  configurationHash: string
}

export function createSiteDirectory(db: Database, log: (message: string) => void): SiteDirectory {
  let keys: SiteKey[] = []
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | null = null
  const parsed = new Map<string, { configurationHash: string; site: Site }>()

  /** One read at a time; while Postgres is away, what was read last is still believed. */
  async function refresh(): Promise<void> {
    if (performance.now() - readAtMs < FRESH_MS) return
    reading ??= readSiteKeys(db)
      .then((found) => {
        keys = found
        readAtMs = performance.now()
      })
      .catch((error: unknown) => {
        if (keys.length === 0 || !isUnavailable(error)) throw error
      })
      .finally(() => {
        reading = null
      })
    await reading
  }

  async function siteAt({ slug, configurationHash }: SiteKey): Promise<Site | null> {
    const known = parsed.get(slug)
    if (known?.configurationHash === configurationHash) return known.site
    const stored = await readSite(db, slug)
    if (stored === null) return null
    const result = v.safeParse(siteSchema, stored.configuration)
    if (!result.success) {
      log(`The configuration of ${slug} was stored by another version and cannot be read: build the site again.`)
      return known?.site ?? null
    }
    parsed.set(slug, { configurationHash: stored.configurationHash, site: result.output })
    return result.output
  }

  return {
    async siteOf({ host, isLocal }) {
      await refresh()
      const name = host.replace(/:\d+$/, '')
      const slug = isLocal ? /^([^.]+)\.localhost$/.exec(name)?.[1] : undefined
      const key = keys.find((site) => site.host === host || site.host === name || site.slug === slug)
      return key === undefined ? null : siteAt(key)
    },
  }
}
