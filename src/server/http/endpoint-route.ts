/** Answers one endpoint of the contract. */
import * as v from 'valibot'
import type { Site } from '#config/schema/site.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointPath, pdfAnswer } from '#contract/endpoint.ts'
import { ERRORS_HEADING } from '#domain/leads/form-errors.ts'
import type { PlatformContext, PlatformHono, RequestContext } from '../platform-context.ts'
import { ProblemError } from './problem-error.ts'
import { bodyFormat, readFormObject, readJsonObject } from './request-body.ts'
import type { RequestOrigin } from './request-origin.ts'
import { comesFromOwnPages } from './request-origin.ts'

/** A request whose input has been checked. */
export interface EndpointRequest {
  site: Site
  /** Of the shopper. */
  address: string
  userAgent: string | null
  /** The host that was asked, and whether from this machine. */
  origin: RequestOrigin
  /** Of the page that asks, or of the site: "https://www.example.com.au". */
  pageOrigin: string
  /** Whether a plain HTML form was posted. */
  isForm: boolean
  /** For what is beside the input: who has signed in, and cookies. */
  context: RequestContext
}

/** The theme of a site stands in its pages; what they hold of forms needs no script. */
const REFUSED_PAGE_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: https:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

export type EndpointHandler<Input extends v.GenericSchema, Answer extends v.GenericSchema> = (
  input: v.InferOutput<Input>,
  request: EndpointRequest,
) => Promise<v.InferInput<Answer>>

export interface FormAnswers<Input extends v.GenericSchema, Answer extends v.GenericSchema> {
  /** The path that a browser is led to after a form was taken. */
  accepted(answer: v.InferInput<Answer>, input: v.InferOutput<Input>): string
  /** What was posted, with what the address of its page says: a plain page cannot read its own address. */
  completed(posted: Record<string, string>, pageQuery: string): Record<string, string>
  /** The page that shows what was wrong. */
  refused(problem: ProblemError, posted: Readonly<Record<string, string>>, site: Site): Promise<string>
}

export function routeEndpoint<Input extends v.GenericSchema, Answer extends v.GenericSchema>(
  app: PlatformHono,
  platform: PlatformContext,
  endpoint: Endpoint<Input, Answer>,
  handler: EndpointHandler<Input, Answer>,
  forms: FormAnswers<Input, Answer> | null = null,
): void {
  const path = endpointPath(endpoint).replace(/\{([a-z_]+)\}/gi, ':$1')
  app.on(endpoint.method, path, async (c) => {
    const found = await findSite(c, platform)
    if (found === null) throw new ProblemError('unknown-site', 'No site with a platform has this host.')
    const { site, pageHost } = found
    const format = endpoint.method === 'GET' ? null : readFormat(c, endpoint, pageHost)
    const request: EndpointRequest = {
      site,
      address: c.var.origin.address,
      origin: c.var.origin,
      pageOrigin: pageOriginOf(c, found),
      userAgent: c.req.header('user-agent')?.slice(0, 500) ?? null,
      isForm: format === 'form',
      context: c,
    }
    if (format !== 'form') {
      const given = format === null ? c.req.query() : readJsonObject(await c.req.text())
      const answer = await handler(checked(endpoint, { ...given, ...c.req.param() }), request)
      const { cacheSeconds } = endpoint
      c.header('cache-control', cacheSeconds === 0 ? 'private, no-store' : `public, max-age=${cacheSeconds}`)
      return v.is(pdfAnswer, answer) ? pdf(c, answer) : c.json(answer as object)
    }
    const sent = readFormObject(await c.req.formData().catch(() => null))
    const posted = forms?.completed(sent, URL.parse(c.req.header('referer') ?? '')?.search ?? '') ?? sent
    try {
      const input = checked(endpoint, { ...posted, ...c.req.param() })
      const answer = await handler(input, request)
      const path = forms?.accepted(answer, input) ?? '/'
      return c.redirect(pageHost === c.var.origin.host ? path : new URL(path, pageOf(c) ?? site.url).href, 303)
    } catch (error) {
      if (!(error instanceof ProblemError) || forms === null) throw error
      c.header('content-security-policy', REFUSED_PAGE_POLICY)
      c.header('cache-control', 'no-store')
      return c.html(await forms.refused(error, posted, site), error.kind === 'invalid-values' ? 422 : 400)
    }
  })
  app.all(path, () => {
    const allow = endpoint.method === 'GET' ? 'GET, HEAD' : endpoint.method
    throw new ProblemError('method-not-allowed', `This address takes ${allow}.`, { allow })
  })
}

function pdf(c: RequestContext, { fileName, bytes }: v.InferOutput<typeof pdfAnswer>): Response {
  c.header('content-disposition', `attachment; filename="${fileName}"`)
  return c.body(bytes, 200, { 'content-type': 'application/pdf' })
}

export interface FoundSite {
  site: Site
  /** The host of the site's pages. */
  pageHost: string
}

/** The site of the host that was asked; on a host of the platform's own, the site of the page that asks. */
export async function findSite(c: RequestContext, { sites }: PlatformContext): Promise<FoundSite | null> {
  const { origin } = c.var
  const page = pageOf(c)
  const hosts = page === null ? [origin.host] : [origin.host, page.host]
  for (const pageHost of hosts) {
    const site = await sites.siteOf({ ...origin, host: pageHost })
    if (site !== null) return site.platform === null ? null : { site, pageHost }
  }
  return null
}

function pageOriginOf(c: RequestContext, { site, pageHost }: FoundSite): string {
  const page = pageOf(c)
  return page?.host === pageHost ? page.origin : new URL(site.url).origin
}

/** The address of the page that sent the request, as far as the browser says it. */
function pageOf(c: RequestContext): URL | null {
  return URL.parse(c.req.header('origin') ?? c.req.header('referer') ?? '')
}

function readFormat(c: RequestContext, { takesForms }: Endpoint, pageHost: string): 'json' | 'form' {
  const format = bodyFormat(c.req.header('content-type'))
  if (format === null || (format === 'form' && !takesForms)) {
    throw new ProblemError('unsupported-content-type', 'The body of the request must be JSON (application/json).')
  }
  if (!comesFromOwnPages(c.req.raw.headers, pageHost, format === 'json')) {
    throw new ProblemError('foreign-origin', 'The request does not come from a page of this site.')
  }
  return format
}

const LIBRARY_MESSAGE = /^Invalid [\w ]+: (?:Expected|Received) /

/** Names and messages only: what was sent is not repeated. */
function checked<Input extends v.GenericSchema>(endpoint: Endpoint<Input>, given: object): v.InferOutput<Input> {
  const result = v.safeParse(endpoint.input, given)
  if (result.success) return result.output
  const errors = result.issues.map((issue) => ({ name: v.getDotPath(issue) ?? '', message: describe(issue) }))
  throw new ProblemError('invalid-values', ERRORS_HEADING, { errors })
}

/** A message of ours, or in place of the library's, which repeats what was sent, a description. */
function describe({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (!LIBRARY_MESSAGE.test(message)) return message
  return expected === null ? `The value is not right (${type}).` : `The value must be ${expected} (${type}).`
}
