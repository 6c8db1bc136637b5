/** How one site of a fleet stands, for whoever looks after all of them. */
import { groupThousands } from '../formats/money.ts'

/** Of the page that shows every site: on the platform's own host, not on those of the sites, of which one may have such a page. */
export const FLEET_PATH = '/fleet'

export type BuildOutcomeKind = 'published' | 'unchanged' | 'held' | 'failed'

/** A release of a site and the feed that it was built from. */
export interface SiteState {
  /** `null` before the first release. */
  releaseId: string | null
  /** Epoch ms of the release's own instant. */
  asAtMs: number | null
  cars: number
  pages: number
  files: number
  /** Of all files of the release; `null` when it was not measured. */
  sizeBytes: number | null
  nextChangeAtMs: number | null
  /** Of the last feed that a build read; `null` when none is known. */
  feed: FeedState | null
  /** What is wrong with release and feed whatever the time. */
  faults: string[]
}

export interface FeedState {
  rows: number
  /** Rows that became no car. */
  quarantinedRows: number
  /** Why nothing of it can be read; `null` when it can. */
  unreadableReason: string | null
}

/** How a site stands in the queue. */
export interface FleetBuild {
  siteSlug: string
  /** How the last build of the queue ended; `null` before the first. */
  kind: BuildOutcomeKind | null
  message: string
  endedAt: Date | null
  /** How long it took; `null` before the first. */
  durationMs: number | null
  /** Builds that wait or run now; one that is scheduled for later is not counted. */
  waiting: number
  /** Addresses that the CDN is still to forget. */
  unpurgedPaths: number
  /** Why it was not purged; `null` when the last try went well. */
  purgeFailure: string | null
  /** When it was last purged without a failure. */
  purgedAt: Date | null
}

/** A change that is due by itself is built within this time by a worker that runs. */
const OVERDUE_MS = 15 * 60_000

/** What somebody should look at; of a part that is `null` nothing is known. */
export function fleetProblems(state: SiteState | null, build: FleetBuild | null, nowMs: number): string[] {
  const problems = [...(state?.faults ?? [])]
  const nextChangeAtMs = state?.nextChangeAtMs ?? null
  if (nextChangeAtMs !== null && nextChangeAtMs + OVERDUE_MS < nowMs)
    problems.push('a change that was due is not built')
  // A feed that cannot be read is held, too: it is said once.
  const isUnreadable = state?.feed != null && state.feed.unreadableReason !== null
  if (isUnreadable) problems.push(`its feed cannot be read: ${state.feed?.unreadableReason}`)
  if (build?.kind === 'failed') problems.push(build.message.split('\n', 1).join())
  if (build?.kind === 'held' && !isUnreadable) problems.push(`the feed is held: ${heldReasons(build.message)}`)
  if (build !== null && build.purgeFailure !== null) {
    problems.push(`${groupThousands(build.unpurgedPaths)} addresses are not purged: ${build.purgeFailure}`)
  }
  return problems
}

/** A message lists its reasons, one a line after "- ". */
function heldReasons(message: string): string {
  const lines = message.split('\n')
  const reasons = lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2))
  return (reasons.length === 0 ? lines.slice(0, 1) : reasons).join('; ')
}

/** "held", "cannot be read", "accepted"; `null` when nothing is known of it. */
export function feedVerdict(state: SiteState | null, build: FleetBuild | null): string | null {
  if (state?.feed?.unreadableReason != null) return 'cannot be read'
  if (build?.kind === 'held') return 'held'
  return state?.feed == null ? null : 'accepted'
}

/** "40 s", "3 min", "5 h", "2 d". */
export function briefDuration(ms: number): string {
  const seconds = Math.round(ms / 1_000)
  if (seconds < 90) return `${seconds} s`
  const minutes = Math.round(ms / 60_000)
  if (minutes < 120) return `${minutes} min`
  const hours = Math.round(minutes / 60)
  return hours < 72 ? `${hours} h` : `${Math.round(hours / 24)} d`
}

/** "in 5 h", or "due" of an instant that has come. */
export function untilChange(atMs: number, nowMs: number): string {
  return atMs > nowMs ? `in ${briefDuration(atMs - nowMs)}` : 'due'
}

/** "0.31 s", "12 s": how long a build took. */
export function buildDuration(ms: number): string {
  return ms < 10_000 ? `${(ms / 1_000).toFixed(2)} s` : briefDuration(ms)
}

/** "0.4 MB", "41 MB", "1,204 MB". */
export function megabytes(bytes: number): string {
  const size = bytes / 1_000_000
  return `${size < 10 ? size.toFixed(1) : groupThousands(Math.round(size))} MB`
}
