/** Hands the calls of pages to a platform on another host where `_redirects` cannot: on Cloudflare Pages. */
import { PRINT_PATH } from '#domain/access/car-journeys.ts'
import { FUNCTIONS_FOLDER, ROUTES_FILE } from './host-files.ts'

const API_FUNCTION = 'api/[[path]].js'

/** File -> content; none without an origin. Functions are called for these addresses alone: each call is counted. */
export function pagesFunctions(origin: string | null): Map<string, string> {
  if (origin === null) return new Map()
  const routes = { version: 1, include: ['/api/*', PRINT_PATH], exclude: [] }
  return new Map([
    [`${FUNCTIONS_FOLDER}/${API_FUNCTION}`, functionText(origin)],
    [`${FUNCTIONS_FOLDER}${PRINT_PATH}.js`, `export { onRequest } from './${API_FUNCTION}'\n`],
    [ROUTES_FILE, `${JSON.stringify(routes)}\n`],
  ])
}

function functionText(origin: string): string {
  return `// Hands the calls of pages to the platform. Written by the build from \`platform.rewriteTo\`.
const PLATFORM = ${JSON.stringify(origin)}

export async function onRequest({ request }) {
  const asked = new URL(request.url)
  const target = new URL(PLATFORM)
  target.pathname = asked.pathname
  target.search = asked.search
  const forwarded = new Request(target, request)
  // The platform believes these of proxies that it is configured to trust.
  forwarded.headers.set('x-forwarded-host', asked.host)
  const address = request.headers.get('cf-connecting-ip')
  if (address === null) forwarded.headers.delete('x-forwarded-for')
  else forwarded.headers.set('x-forwarded-for', address)
  try {
    // A redirect after a form is the browser's to follow.
    return await fetch(forwarded, { redirect: 'manual' })
  } catch {
    return new Response('The platform gave no answer. Please try again in a minute.', {
      status: 502,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}
`
}
