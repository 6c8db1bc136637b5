/** The demo sites as the browser tests and the checks see them: built for one fixed instant, apart from `dist`. */
import { join } from 'node:path'
import { CACHE_DIR, PROJECT_DIR } from '#generator/project.ts'
import { runNode } from './run-command-line.ts'

export const TEST_DIST_DIR = join(CACHE_DIR, 'test-dist')
/** A Friday morning in Melbourne, when dealers are open. */
export const TEST_AS_AT = '2026-11-20T10:00:00+11:00'

/** In the environment of the build, so that the policy check finds any that a file of a site repeats. */
export const PLANTED_SECRETS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'AWS_SECRET_ACCESS_KEY',
    'LEADS_WEBHOOK_SECRET',
    'METRICS_TOKEN',
    'SESSION_SECRET',
    'STOCK_FEED_TOKEN',
    'STOCK_WEBHOOK_SECRET',
    'STRIPE_SECRET_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'TEXTS_WEBHOOK_SECRET',
    'TURNSTILE_SECRET',
    'TWILIO_AUTH_TOKEN',
    'VALUATION_TOKEN',
  ].map((name) => [name, `planted ${name.toLowerCase()} in place of a secret`]),
)

/** Builds what has changed since the last time; throws when a site does not build. */
export async function buildTestSites(): Promise<void> {
  const build = join(PROJECT_DIR, 'scripts/build.ts')
  const status = await runNode(
    [build, '--all', '--approve', '--out', TEST_DIST_DIR, '--as-at', TEST_AS_AT],
    PLANTED_SECRETS,
  )
  if (status !== 0) throw new Error(`The demo sites do not build (exit status ${status}); the lines above say why.`)
}
