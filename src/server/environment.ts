/** The environment variables of the platform, each checked when it starts. */
import { availableParallelism } from 'node:os'
import * as v from 'valibot'
import { STRIPE_API_URL } from './providers/payments/stripe.ts'
import { TWILIO_URL } from './providers/text.ts'
import { TURNSTILE_VERIFY_URL } from './providers/turnstile.ts'

/** Some variables are wrong; the message lists every one. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

const wholeNumber = (min: number, max: number, fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, 'expected a whole number'),
    v.transform(Number),
    v.minValue(min, `expected at least ${min}`),
    v.maxValue(max, `expected at most ${max}`),
  )

const addressRange = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f.:]+(?:\/\d{1,3})?$/i, 'expected addresses such as "10.0.0.0/8", separated by commas'),
)

/** What each is for stands in docs/operations.md. */
const schema = v.object({
  NODE_ENV: v.optional(v.string(), 'development'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(?:ql)?:\/\//, 'expected postgres://user:password@host:port/database')),
  ),
  DATABASE_POOL_SIZE: wholeNumber(2, 500, 20),
  FORECOURT_POSTGRES_DIR: v.optional(v.pipe(v.string(), v.nonEmpty('expected a folder'))),
  FORECOURT_TRUSTED_PROXIES: v.pipe(
    v.optional(v.string(), ''),
    v.transform((list) =>
      list
        .split(',')
        .map((entry) => entry.trim())
        .filter((entry) => entry !== ''),
    ),
    v.array(addressRange),
  ),
  // Read by the process that builds (`openBucket`); here it is only checked, before anything is built.
  FORECOURT_BUCKET: v.optional(
    v.pipe(v.string(), v.regex(/^s3:\/\/[^/]+/, 'expected s3://<bucket> or s3://<bucket>/<prefix>')),
  ),
  FORECOURT_BUCKET_ENDPOINT: v.optional(v.pipe(v.string(), v.url('expected a URL'))),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'expected smtp://user:password@host:port'))),
  MAIL_FROM: v.optional(
    v.pipe(v.string(), v.includes('@', 'expected an address such as "Leads <leads@example.com.au>"')),
  ),
  TURNSTILE_VERIFY_URL: v.optional(v.pipe(v.string(), v.url('expected a URL')), TURNSTILE_VERIFY_URL),
  TWILIO_API_URL: v.optional(v.pipe(v.string(), v.url('expected a URL')), TWILIO_URL),
  SESSION_SECRET: v.optional(
    v.pipe(v.string(), v.minLength(32, 'expected at least 32 characters, such as `openssl rand -base64 32` prints')),
  ),
  STRIPE_API_URL: v.optional(v.pipe(v.string(), v.url('expected a URL')), STRIPE_API_URL),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.minLength(16, 'expected at least 16 characters'))),
  FLEET_KEY: v.optional(
    v.pipe(v.string(), v.minLength(24, 'expected at least 24 characters, such as `openssl rand -base64 32` prints')),
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['debug', 'info', 'warn', 'error', 'silent'], 'expected debug, info, warn, error or silent'),
    'info',
  ),
  WORKER_CONCURRENCY: wholeNumber(1, 100, 8),
  WORKER_BUILD_THREADS: wholeNumber(1, 32, Math.min(2, availableParallelism())),
})

export interface Environment {
  isProduction: boolean
  /** `null` starts the packaged Postgres. */
  databaseUrl: string | null
  databasePoolSize: number
  postgresDir: string | null
  trustedProxies: readonly string[]
  /** `null` keeps e-mails in the outbox. */
  mail: { smtpUrl: string; from: string } | null
  turnstileVerifyUrl: string
  twilioUrl: string
  /** Signs sessions and hashes codes. */
  sessionSecret: string
  stripeApiUrl: string
  metricsToken: string | null
  /** Opens the page of the fleet; `null` opens it in development alone. */
  fleetKey: string | null
  logLevel: string
  workerConcurrency: number
  buildThreads: number
}

/** Known to everybody: a production platform does not start with it. */
const DEVELOPMENT_SECRET = 'a development platform keeps no secrets'

/** Throws one `EnvironmentError` that lists every variable that is wrong. */
export function readEnvironment(variables: Readonly<Record<string, string | undefined>>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(schema, given)
  const problems = (parsed.issues ?? []).map((issue) => `${issue.path?.[0]?.key}: ${issue.message}`)
  const isProduction = given['NODE_ENV'] === 'production'
  if (isProduction && given['SMTP_URL'] === undefined) {
    problems.push(
      'SMTP_URL: missing. In production leads are sent by a mail server, such as smtp://user:password@host:587',
    )
  }
  if (isProduction && given['SESSION_SECRET'] === undefined) {
    problems.push(
      'SESSION_SECRET: missing. It signs the sessions of visitors: at least 32 random characters, such as `openssl rand -base64 32` prints',
    )
  }
  if (given['SMTP_URL'] !== undefined && given['MAIL_FROM'] === undefined) {
    problems.push('MAIL_FROM: missing. It is the sender of every e-mail, such as "Leads <leads@example.com.au>"')
  }
  if (given['WORKER_BUILD_PROCESSES'] !== undefined) {
    problems.push('WORKER_BUILD_PROCESSES: is called WORKER_BUILD_THREADS now')
  }
  if (!parsed.success || problems.length > 0) {
    throw new EnvironmentError(
      ['These environment variables must be mended:', ...problems.map((line) => `  - ${line}`)].join('\n'),
    )
  }
  const { output } = parsed
  return {
    isProduction,
    databaseUrl: output.DATABASE_URL ?? null,
    databasePoolSize: output.DATABASE_POOL_SIZE,
    postgresDir: output.FORECOURT_POSTGRES_DIR ?? null,
    trustedProxies: output.FORECOURT_TRUSTED_PROXIES,
    mail: output.SMTP_URL === undefined ? null : { smtpUrl: output.SMTP_URL, from: output.MAIL_FROM ?? '' },
    turnstileVerifyUrl: output.TURNSTILE_VERIFY_URL,
    twilioUrl: output.TWILIO_API_URL,
    sessionSecret: output.SESSION_SECRET ?? DEVELOPMENT_SECRET,
    stripeApiUrl: output.STRIPE_API_URL,
    metricsToken: output.METRICS_TOKEN ?? null,
    fleetKey: output.FLEET_KEY ?? null,
    logLevel: output.LOG_LEVEL,
    workerConcurrency: output.WORKER_CONCURRENCY,
    buildThreads: output.WORKER_BUILD_THREADS,
  }
}
