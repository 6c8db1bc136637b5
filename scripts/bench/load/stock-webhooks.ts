/** Sites of the bench that take stock webhooks, and what they are sent. */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Webhook } from 'standardwebhooks'
import { loadSite } from '#config/load-site.ts'
import type { Site } from '#config/schema/site.ts'
import { carsWithPrice, makeBenchSite } from '../bench-site.ts'

const SECRET = `whsec_${Buffer.from('the secret of the bench').toString('base64')}`
const SECRET_VARIABLE = 'BENCH_STOCK_SECRET'
// Read by the platform that is measured, in this process or in one that it starts.
process.env[SECRET_VARIABLE] = SECRET

/** Of so many made cars, in a folder that has no other sites where its worker stores the stock of all. */
export async function makeWebhookSite(slug: string, cars: number, seed: number, sitesDir: string): Promise<Site> {
  await makeBenchSite(slug, cars, seed, sitesDir)
  const file = join(sitesDir, slug, 'site.ts')
  const webhook = `webhook: { secretVariables: ['${SECRET_VARIABLE}'] }`
  await writeFile(file, (await readFile(file, 'utf8')).replace('stock: {', `stock: { ${webhook},`))
  return loadSite(slug, { sitesDir })
}

export interface StockMessage {
  body: string
  headers: Record<string, string>
}

/** Signed now. */
export function stockMessage(id: string, rows: readonly object[] = []): StockMessage {
  const [at, body] = [new Date(), JSON.stringify({ type: 'stock.changed', rows })]
  const headers = {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(SECRET).sign(id, at, body),
  }
  return { body, headers }
}

/** A row of the site's feed with another price than before, for each number. */
export async function changedRow(sitesDir: string, slug: string, number: number): Promise<object> {
  const [row = {}] = await carsWithPrice(sitesDir, slug, [(number * 13) % 300])
  return { ...row, dapprice: Number(row['dapprice']) + 10 * (number + 1), updated_at: new Date().toISOString() }
}
