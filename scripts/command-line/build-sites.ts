/** Builds several sites; what fails leaves the others as they are. */
import { spawn } from 'node:child_process'
import { PROJECT_DIR } from '#generator/project.ts'
import { buildOne } from './build-one.ts'
import type { BuildTarget } from './build-options.ts'
import { EXIT } from './command.ts'
import { nodeFlags } from './node-flags.ts'
import type { RolledOut } from './roll-out.ts'
import { rollOut } from './roll-out.ts'

export interface BuildSitesOptions {
  approve: boolean
  full: boolean
  /** Sites that are built side by side, each in a process of its own; one is built in this one. */
  atOnce?: number
  /** No other site is begun after so many have failed; all are when left out. */
  stopAfter?: number
  /** Called before a site is begun, and after it has ended. */
  onBegin?(slug: string): Promise<void>
  onEnd?(slug: string, status: number): Promise<void>
}

export async function buildSites(
  target: BuildTarget,
  { approve, full, atOnce = 1, stopAfter = Number.POSITIVE_INFINITY, onBegin, onEnd }: BuildSitesOptions,
): Promise<RolledOut> {
  const { slugs, ...where } = target
  const build = async (slug: string): Promise<number> => {
    await onBegin?.(slug)
    const status = await buildOrSay(slug)
    await onEnd?.(slug, status)
    return status
  }
  const buildOrSay = async (slug: string): Promise<number> => {
    try {
      return atOnce > 1
        ? await buildInProcess(slug, target, { approve, full })
        : await buildOne({ slug, ...where, approve, full })
    } catch (error) {
      if (slugs.length === 1) throw error
      console.error(`${slug}  ${error instanceof Error ? error.message : String(error)}`)
      return EXIT.failed
    }
  }
  return rollOut({ slugs, atOnce, stopAfter, build })
}

/** The worst exit status: failed before held before ok. */
export function statusOf({ failed, held, notBegun }: RolledOut): number {
  return failed.length + notBegun.length > 0 ? EXIT.failed : held.length > 0 ? EXIT.held : EXIT.ok
}

/** As `npm run build -- --site <slug>`: it prints what it does itself. */
async function buildInProcess(
  slug: string,
  { sitesDir, outDir, asAtMs, asAtGiven }: BuildTarget,
  { approve, full }: { approve: boolean; full: boolean },
): Promise<number> {
  const words = ['--site', slug, '--sites', sitesDir, '--out', outDir]
  if (asAtGiven) words.push('--as-at', new Date(asAtMs).toISOString())
  if (approve) words.push('--approve')
  if (full) words.push('--full')
  const child = spawn(process.execPath, [...nodeFlags('build'), 'scripts/build.ts', ...words], {
    cwd: PROJECT_DIR,
    stdio: ['ignore', 'inherit', 'inherit'],
    // This process stores all sites in the database when the last one is built.
    env: { ...process.env, DATABASE_URL: '' },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (status) => resolve(status ?? EXIT.failed))
  })
}
