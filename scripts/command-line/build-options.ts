/** The options that building commands share. */
import { resolve } from 'node:path'
import { listSites } from '#config/load-site.ts'
import { DEFAULT_SITES_DIR } from '#generator/project.ts'
import type { Options } from './command.ts'
import { UsageError } from './command.ts'
import { OUT_OPTION, outDirOf } from './out-dir.ts'

export const BUILD_OPTIONS = {
  site: { type: 'string', help: 'the slug of one site' },
  all: { type: 'boolean', help: 'every site' },
  out: OUT_OPTION,
  sites: { type: 'string', help: 'the folder of the sites (default sites)' },
  'as-at': { type: 'string', help: 'the instant to build for, such as 2026-11-21T09:00:00+10:00 (default now)' },
  feed: { type: 'string', help: 'another feed file than the configured one (with --site)' },
  'at-once': { type: 'string', help: 'how many sites are built side by side (with --all; default 1)' },
  'stop-after': { type: 'string', help: 'begins no other site after so many have failed (with --all; default 1)' },
  approve: { type: 'boolean', help: 'publish although the guard holds the feed' },
  full: { type: 'boolean', help: 'render every page and make every file again' },
} as const

export interface BuildTarget {
  sitesDir: string
  outDir: string
  slugs: string[]
  asAtMs: number
  /** Whether that instant was asked for: then demo stock that is missing is made for it, too. */
  asAtGiven: boolean
  /** In place of the configured feed. */
  feedFile: string | null
}

/** How sites are rolled out with --all. */
export function readRollOutLimits(options: Options<typeof BUILD_OPTIONS>): { atOnce: number; stopAfter: number } {
  const count = (name: 'at-once' | 'stop-after'): number => {
    const given = options[name]
    if (given === undefined) return 1
    if (options.all !== true) throw new UsageError(`--${name} goes with --all.`)
    if (/^[1-9]\d{0,3}$/.test(given)) return Number(given)
    throw new UsageError(`--${name}: expected a whole number from 1 to 9999, received "${given}".`)
  }
  return { atOnce: count('at-once'), stopAfter: count('stop-after') }
}

export async function readBuildTarget(options: Options<typeof BUILD_OPTIONS>): Promise<BuildTarget> {
  const sitesDir = resolve(options.sites ?? DEFAULT_SITES_DIR)
  const outDir = outDirOf(options.out)
  if (options.site !== undefined && options.all === true) {
    throw new UsageError(`--site ${options.site} and --all exclude each other: leave one of them out.`)
  }
  if (options.site === undefined && options.all !== true) {
    throw new UsageError(
      `Say which site to build: --site <slug>, or --all. The sites are: ${(await listSites({ sitesDir })).join(', ')}.`,
    )
  }
  if (options.feed !== undefined && options.site === undefined) {
    throw new UsageError('--feed goes with --site: a feed belongs to one site.')
  }
  const asAt = options['as-at']
  const asAtMs = asAt === undefined ? Date.now() : Date.parse(asAt)
  if (Number.isNaN(asAtMs)) {
    throw new UsageError(`--as-at: expected an instant such as 2026-11-21T09:00:00+10:00, received "${asAt}".`)
  }
  const slugs = options.site === undefined ? await listSites({ sitesDir }) : [options.site]
  if (slugs.length === 0) {
    throw new UsageError(`There are no sites in ${sitesDir}. Make one with npm run site:new -- <slug>.`)
  }
  return {
    sitesDir,
    outDir,
    asAtMs,
    asAtGiven: asAt !== undefined,
    feedFile: options.feed === undefined ? null : resolve(options.feed),
    slugs,
  }
}
