/** A dealer's system whose feed is whole, slow, cut, broken, empty, halved or refused, as it is asked to be. */
import type { Server, ServerResponse } from 'node:http'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { feedCar, feedText } from '../../tests/builders/small-feed.ts'

export const FEED_FAULTS = ['slow', 'cut', 'broken', 'empty', 'halved', 'refused'] as const
export type FeedFault = (typeof FEED_FAULTS)[number]

export interface FaultyFeed {
  url: string
  /** Every car of a version has that version's price, so that a mix of two releases shows. */
  version: number
  /** `null` for a feed that is whole. */
  fault: FeedFault | null
  close(): void
}

const FIRST_PRICE_AUD = 30_000
const SLOW_PARTS = 8
const SLOW_PART_MS = 250

export const versionPrice = (version: number): number => FIRST_PRICE_AUD + version
export const versionOfPrice = (priceAud: number): number => priceAud - FIRST_PRICE_AUD

export async function startFaultyFeed(carCount: number): Promise<FaultyFeed> {
  const server: Server = createServer((_request, response) => void answer(response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const feed: FaultyFeed = {
    url: `http://127.0.0.1:${port}/stock.json`,
    version: 0,
    fault: null,
    close: () => server.close(),
  }

  async function answer(response: ServerResponse): Promise<void> {
    const { fault, version } = feed
    if (fault === 'refused') return void response.writeHead(503).end()
    const count = fault === 'halved' ? carCount / 2 : carCount
    const whole = feedText(
      Array.from({ length: count }, (_, index) => feedCar(index, { price: versionPrice(version) })),
    )
    if (fault === 'empty') return void response.end('[]')
    if (fault === 'broken') return void response.end(whole.slice(0, whole.length / 2))
    response.writeHead(200, { 'content-length': Buffer.byteLength(whole) })
    if (fault === 'cut') {
      response.write(whole.slice(0, whole.length / 2))
      await delay(SLOW_PART_MS)
      return void response.destroy()
    }
    if (fault === 'slow') {
      const partLength = Math.ceil(whole.length / SLOW_PARTS)
      for (let part = 0; part < SLOW_PARTS - 1; part += 1) {
        response.write(whole.slice(part * partLength, (part + 1) * partLength))
        await delay(SLOW_PART_MS)
      }
      return void response.end(whole.slice((SLOW_PARTS - 1) * partLength))
    }
    response.end(whole)
  }
  return feed
}
