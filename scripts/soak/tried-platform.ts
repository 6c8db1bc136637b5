/** What the soak and the bench of the platform try: a site with two webhook targets, and leads of its shoppers. */
import type { ChildProcess } from 'node:child_process'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import * as v from 'valibot'
import { listSites, loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { paymentsSchema } from '#config/schema/visitors/payments.ts'
import { DEFAULT_SITES_DIR, PROJECT_DIR } from '#generator/project.ts'
import type { StockFolders } from '#worker/store-stock.ts'
import { nodeFlags } from '../command-line/node-flags.ts'

export const TRIED_SECRET = `whsec_${Buffer.from('a secret of the soak test').toString('base64')}`

/** The first of the demo sites, whose leads all go to each of the addresses. */
export async function triedSite(urls: readonly string[]): Promise<Site> {
  const [slug = ''] = await listSites({ sitesDir: DEFAULT_SITES_DIR })
  const site = await loadSite(slug, { sitesDir: DEFAULT_SITES_DIR })
  const when = { categories: [], locations: [], makes: [], carTypes: [] }
  const targets = urls.map((url) => ({
    target: { kind: 'webhook' as const, url, secretVariable: 'SOAK_SECRET' },
    when,
  }))
  return { ...site, leads: { ...site.leads, targets } }
}

/** Behind a proxy that names the site's host and a shopper of its own for each number. */
export function triedHeaders(site: Site, number: number): Record<string, string> {
  return {
    'content-type': 'application/json',
    'x-forwarded-host': new URL(site.url).host,
    'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
  }
}

/** The first of the demo sites, whose cars are reserved with the test provider and without sign-in. */
export async function triedReservations(): Promise<Site> {
  const site = await triedSite([])
  const payments = v.parse(paymentsSchema, { provider: { kind: 'test' } })
  return { ...site, payments, gating: { ...site.gating, enabled: false } }
}

export function triedLead(key: string, number: number): string {
  return JSON.stringify({
    form: 'basic',
    idempotency_key: key,
    name: 'Kim',
    last_name: 'Lee',
    postcode: '4000',
    phone: `04${String(number).padStart(8, '0')}`,
    email: `shopper${number}@example.com`,
  })
}

export interface TriedPlatform {
  databaseUrl: string
  port: number
  parts: 'api' | 'worker' | 'api+worker'
  logLevel: 'info' | 'error'
  /** Of the sites that it builds; it builds none without them. */
  folders?: StockFolders
  /** Of the worker; as many as it has by itself without it. */
  buildThreads?: number
}

/** In a process of its own, which starts as `npm run worker` does. */
export function spawnPlatform({
  databaseUrl,
  port,
  parts,
  logLevel,
  folders,
  buildThreads,
}: TriedPlatform): ChildProcess {
  const env = {
    ...process.env,
    DATABASE_URL: databaseUrl,
    SOAK_SECRET: TRIED_SECRET,
    FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
    LOG_LEVEL: logLevel,
    ...(buildThreads === undefined ? {} : { WORKER_BUILD_THREADS: String(buildThreads) }),
  }
  const file = join(import.meta.dirname, 'platform-process.ts')
  return spawn(
    process.execPath,
    [
      ...nodeFlags('worker'),
      file,
      String(port),
      parts,
      ...(folders === undefined ? [] : [folders.sitesDir, folders.outDir]),
    ],
    { env, cwd: PROJECT_DIR, stdio: ['ignore', 'ignore', 'inherit'] },
  )
}

export async function isReady(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
