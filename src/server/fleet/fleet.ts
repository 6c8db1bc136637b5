/**
 * How every site stands, as a page for whoever runs the platform. It reads the database alone: workers write there what they
 * find on their disks.
 */
import { html } from 'hono/html'
import { countBuildRuns, readFleetBuilds, readSiteStates } from '#database/builds/fleet.ts'
import { FLEET_PATH } from '#domain/fleet/fleet-site.ts'
import { plainPage } from '../http/plain-page.ts'
import { ProblemError } from '../http/problem-error.ts'
import { isSameSecret } from '../http/same-secret.ts'
import type { PlatformContext, PlatformHono, RequestContext } from '../platform-context.ts'
import { fleetBody } from './fleet-page.ts'
import { fleetRows, isFleetOrder } from './fleet-rows.ts'
import { FLEET_STYLE } from './fleet-style.ts'

/** `fleetKey`: the operator's; without one the page exists in development alone. */
export function routeFleet(
  app: PlatformHono,
  { db, limits, isDevelopment }: PlatformContext,
  fleetKey: string | null,
): void {
  if (fleetKey === null && !isDevelopment) return
  app.get(FLEET_PATH, async (c) => {
    if (fleetKey !== null) {
      await limits.count('fleet-by-address', c.var.origin.address)
      if (!isSameSecret(keyOf(c), fleetKey)) return askForKey(c)
    }
    const order = c.req.query('order') ?? 'problems'
    if (!isFleetOrder(order)) throw new ProblemError('not-found', 'There is no such order of the sites.')
    const nowMs = Date.now()
    const [states, builds, runs] = await Promise.all([
      readSiteStates(db),
      readFleetBuilds(db),
      countBuildRuns(db, nowMs),
    ])
    const rows = fleetRows({ states, builds, runs, order, nowMs })
    const body = fleetBody({ rows, runs, order, nowMs, addressOf: addressesFrom(c) })
    return plainPage(c, 'The fleet', body, 200, FLEET_STYLE)
  })
}

/** The password of HTTP Basic, as browsers ask for it, or a bearer token; empty when neither is sent. */
function keyOf(c: RequestContext): string {
  const [, scheme = '', value = ''] = /^(\w+) +(.*)$/.exec(c.req.header('authorization') ?? '') ?? []
  if (scheme.toLowerCase() === 'bearer') return value
  if (scheme.toLowerCase() !== 'basic') return ''
  const text = Buffer.from(value, 'base64').toString('utf8')
  return text.slice(text.indexOf(':') + 1)
}

async function askForKey(c: RequestContext): Promise<Response> {
  c.header('www-authenticate', 'Basic realm="The fleet", charset="UTF-8"')
  return plainPage(
    c,
    'This page is for whoever runs the platform',
    html`<p>Give the key of FLEET_KEY as the password. Any user name will do.</p>`,
    401,
  )
}

/** On a development machine sites are served as `<slug>.localhost`. */
function addressesFrom(c: RequestContext): (slug: string, host: string) => string {
  const { hostname, port } = new URL(c.req.url)
  const isHere = hostname === 'localhost' || hostname.endsWith('.localhost')
  return (slug, host) => (isHere ? `http://${slug}.localhost${port === '' ? '' : `:${port}`}/` : `https://${host}/`)
}
