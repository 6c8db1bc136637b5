/** The sites of the fleet with all that is known of each, in the order that was asked for. */
import type { StoredState } from '#database/builds/fleet.ts'
import type { BuildHour, CountedBuilds } from '#domain/fleet/build-hours.ts'
import { buildHours } from '#domain/fleet/build-hours.ts'
import type { FleetBuild } from '#domain/fleet/fleet-site.ts'
import { fleetProblems } from '#domain/fleet/fleet-site.ts'

export interface FleetRow extends StoredState {
  build: FleetBuild | null
  problems: string[]
  /** Of the last 24 hours. */
  hours: BuildHour[]
}

type Compare = (one: FleetRow, other: FleetRow) => number

/** Sites that are equal in it stay in the order of their slugs. */
const FLEET_ORDERS = {
  problems: byNumber(({ problems }) => problems.length),
  site: (one, other) => one.name.localeCompare(other.name, 'en-AU'),
  age: byNumber(({ state }) => (state?.asAtMs == null ? Number.POSITIVE_INFINITY : -state.asAtMs)),
  vehicles: byNumber(({ state }) => state?.cars ?? 0),
  'build time': byNumber(({ build }) => build?.durationMs ?? 0),
  waiting: byNumber(({ build }) => build?.waiting ?? 0),
  size: byNumber(({ state }) => state?.sizeBytes ?? 0),
} as const satisfies Record<string, Compare>

export type FleetOrder = keyof typeof FLEET_ORDERS
export const FLEET_ORDER_NAMES = Object.keys(FLEET_ORDERS).filter(isFleetOrder)

export function isFleetOrder(name: string): name is FleetOrder {
  return Object.hasOwn(FLEET_ORDERS, name)
}

/** The largest first. */
function byNumber(read: (row: FleetRow) => number): Compare {
  return (one, other) => {
    const [a, b] = [read(one), read(other)]
    return a === b ? 0 : b > a ? 1 : -1
  }
}

export interface FleetFacts {
  states: readonly StoredState[]
  builds: readonly FleetBuild[]
  runs: readonly CountedBuilds[]
  order: FleetOrder
  nowMs: number
}

export function fleetRows({ states, builds, runs, order, nowMs }: FleetFacts): FleetRow[] {
  const buildOf = new Map(builds.map((build) => [build.siteSlug, build]))
  const runsOf = Map.groupBy(runs, ({ siteSlug }) => siteSlug)
  return states
    .map((stored) => {
      const build = buildOf.get(stored.siteSlug) ?? null
      const problems = fleetProblems(stored.state, build, nowMs)
      return { ...stored, build, problems, hours: buildHours(runsOf.get(stored.siteSlug) ?? []) }
    })
    .sort(FLEET_ORDERS[order])
}
