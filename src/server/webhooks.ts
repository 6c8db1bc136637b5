/** Webhooks that systems of a dealer send: each signed as Standard Webhooks has it, with a secret of the site. */
import { Webhook } from 'standardwebhooks'
import * as v from 'valibot'
import type { Site } from '#config/schema/site.ts'
import { STOCK_WEBHOOK_PATH, stockWebhook } from '#contract/stock-webhook.ts'
import type { TakenRow } from '#database/builds/changed-rows.ts'
import { queueBuild } from '#database/builds/site-builds.ts'
import type { FieldError } from '#domain/leads/form-errors.ts'
import { createChangedRowReader } from '#stock/changed-rows.ts'
import { feedAddressRefusal } from '#stock/feed-address.ts'
import type { Finding } from '#stock/report.ts'
import { findSite } from './http/endpoint-route.ts'
import { ProblemError } from './http/problem-error.ts'
import { readJsonObject } from './http/request-body.ts'
import type { PlatformContext, PlatformHono } from './platform-context.ts'

/** As Standard Webhooks has it; the library checks the same. */
const TOLERANCE_SECONDS = 300
const MAX_ID_CHARACTERS = 200

export function routeWebhooks(app: PlatformHono, platform: PlatformContext): void {
  app.post(STOCK_WEBHOOK_PATH, async (c) => {
    const found = await findSite(c, platform)
    const options = found?.site.stock.webhook ?? null
    if (found === null || options === null) {
      throw new ProblemError('not-found', 'No site that takes stock webhooks has this host (`stock.webhook`).')
    }
    const body = await c.req.text()
    const secrets = options.secretVariables.flatMap((variable) => platform.secret(variable) ?? [])
    const id = verified(body, c.req.header(), secrets, options.secretVariables)
    const message = v.safeParse(stockWebhook, readJsonObject(body))
    if (!message.success) throw new ProblemError('invalid-values', message.issues[0].message)
    const { rows, feedUrl } = message.output
    const refusal = feedUrl === null ? null : feedAddressRefusal(feedUrl, options.feedHosts)
    if (refusal !== null) throw new ProblemError('invalid-values', refusal)
    if (feedUrl !== null && rows.length > 0) {
      throw new ProblemError('invalid-values', 'A message brings `rows` or a `feedUrl`: of both, none was taken.')
    }
    const { changedRows, refusals, warnings } = readRows(found.site, rows)
    if (refusals.length > 0) {
      // What has changed is not lost: the feed has it, too.
      await queueBuild(platform.db, { siteSlug: found.site.slug })
      const count = `${refusals.length} ${refusals.length === 1 ? 'fault' : 'faults'} in \`rows\``
      throw new ProblemError('invalid-values', `${count}: none of the rows was taken. The feed is read instead.`, {
        errors: refusals,
      })
    }
    const sentAt = new Date(Number(c.req.header('webhook-timestamp')) * 1_000)
    const feedAddress = feedUrl === null ? null : { url: feedUrl, sentAt }
    await platform.takeStockMessage({ siteSlug: found.site.slug, id, changedRows, feedAddress })
    c.header('cache-control', 'no-store')
    return c.json({ success: true, ...(warnings.length === 0 ? {} : { warnings }) }, 202)
  })
  app.all(STOCK_WEBHOOK_PATH, () => {
    throw new ProblemError('method-not-allowed', 'This address takes POST.', { allow: 'POST' })
  })
}

interface ReadRows {
  changedRows: TakenRow[]
  refusals: FieldError[]
  /** Values that are left out, as they are of a feed. */
  warnings: FieldError[]
}

/** By the site's mapping and the rules of its feed. */
function readRows({ stock, locations }: Site, rows: readonly object[]): ReadRows {
  const read = createChangedRowReader({ stock, locationCodes: locations.map(({ code }) => code) })
  const result: ReadRows = { changedRows: [], refusals: [], warnings: [] }
  for (const [index, row] of rows.entries()) {
    const found = read(row)
    const place = (finding: Finding): FieldError => fieldError(index, finding)
    if (found.kind === 'refused') {
      result.refusals.push(...found.problems.map(place))
      continue
    }
    const { carId, updatedAtMs } = found
    if (updatedAtMs > Date.now() + TOLERANCE_SECONDS * 1_000) result.refusals.push(place(inFuture(updatedAtMs)))
    result.warnings.push(...found.warnings.map(place))
    result.changedRows.push({ row, carId, updatedAtMs })
  }
  return result
}

function inFuture(updatedAtMs: number): Finding {
  return {
    field: 'updated_at',
    value: new Date(updatedAtMs).toISOString(),
    expected: `an instant that is not more than ${TOLERANCE_SECONDS} seconds ahead`,
    reason: 'a row from the future would keep every later one out: set the clock of the sender',
    reasonCode: 'updated-at-ahead',
  }
}

function fieldError(index: number, { field, value, expected, reason }: Finding): FieldError {
  const received = value === '' ? 'nothing' : `"${value}"`
  return { name: `rows[${index}].${field}`, message: `Expected ${expected}, received ${received}: ${reason}.` }
}

/** The id of the message; throws the exact reason why it is not believed. */
function verified(
  body: string,
  headers: Record<string, string>,
  secrets: readonly string[],
  variables: readonly string[],
): string {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = headers
  const missing = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].filter((name) => !headers[name])
  if (!id || !timestamp || !signature) {
    throw new ProblemError('signature-missing', `The message has no header ${missing.join(' and no ')}.`)
  }
  if (id.length > MAX_ID_CHARACTERS) {
    throw new ProblemError('malformed-request', `The header webhook-id has more than ${MAX_ID_CHARACTERS} characters.`)
  }
  const ageSeconds = Math.floor(Date.now() / 1_000) - Number(timestamp)
  if (!/^\d{1,12}$/.test(timestamp) || Math.abs(ageSeconds) > TOLERANCE_SECONDS) {
    throw new ProblemError(
      'signature-expired',
      `The header webhook-timestamp must be within ${TOLERANCE_SECONDS} seconds of now, in seconds since 1970.`,
    )
  }
  if (secrets.length === 0) {
    throw new ProblemError('secret-missing', `The platform has no secret in ${variables.join(' or ')}.`)
  }
  if (!secrets.some((secret) => isSignedWith(secret, body, headers))) {
    throw new ProblemError('signature-invalid', 'The signature fits neither the body nor a secret of this site.')
  }
  return id
}

function isSignedWith(secret: string, body: string, headers: Record<string, string>): boolean {
  try {
    new Webhook(secret).verify(body, headers)
    return true
  } catch (error) {
    // The library parses what it has found to be signed; what it holds is judged by the caller.
    return error instanceof SyntaxError
  }
}
