/**
 * In the place of a platform, for the sites of tests and benchmarks that look at pages alone: it takes what every page
 * sends by itself, and keeps nothing. What pages do with real answers is tested with a real platform.
 */
import type { RequestListener } from 'node:http'

export const standInPlatform: RequestListener = (request, response) => {
  const isKnown = /^\/api\/(?:events|phone-reveals|stock-changes|youx\/quote|cars\/[^/]+\/view\.json)(?:\?|$)/.test(
    request.url ?? '',
  )
  request.resume()
  response.writeHead(isKnown ? 200 : 404, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(isKnown ? '{"success":true}' : '{}')
}
