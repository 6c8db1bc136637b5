/** What Prometheus reads. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { FleetBuild } from '#domain/fleet/fleet-site.ts'

export interface PlatformMetrics {
  request(method: string, route: string, status: number, durationMs: number): void
  /** `outcome`: done, retried or given-up. */
  job(task: string, outcome: 'done' | 'retried' | 'given-up'): void
  /** `outcome`: published, unchanged, held or failed. */
  build(siteSlug: string, outcome: string, durationMs: number): void
  /** How every site stands in the queue now. */
  fleet(builds: readonly FleetBuild[]): void
  text(): Promise<string>
  contentType: string
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
const BUILD_BUCKETS_SECONDS = [0.1, 0.3, 1, 3, 10, 30, 100]

export function createMetrics(): PlatformMetrics {
  const register = new Registry()
  collectDefaultMetrics({ register })
  const requests = new Histogram({
    name: 'forecourt_http_request_duration_seconds',
    help: 'How long requests took.',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS_SECONDS,
    registers: [register],
  })
  const jobs = new Counter({
    name: 'forecourt_jobs_total',
    help: 'Jobs of the queue by their outcome.',
    labelNames: ['task', 'outcome'],
    registers: [register],
  })
  const builds = new Histogram({
    name: 'forecourt_build_duration_seconds',
    help: 'How long builds that the queue ran took, by site and outcome.',
    labelNames: ['site', 'outcome'],
    buckets: BUILD_BUCKETS_SECONDS,
    registers: [register],
  })
  const gauge = (name: string, help: string, labelNames = ['site']): Gauge =>
    new Gauge({ name, help, labelNames, registers: [register] })
  const waiting = gauge('forecourt_site_builds_waiting', 'Builds of a site that wait or run.')
  const unpurged = gauge('forecourt_site_unpurged_paths', 'Addresses that the CDN of a site is still to forget.')
  const lastBuild = gauge('forecourt_site_last_build_timestamp_seconds', 'When the last build of a site ended.', [
    'site',
    'outcome',
  ])
  return {
    fleet(fleetBuilds) {
      // A site that has left, and the outcome before, are not reported any more.
      for (const each of [waiting, unpurged, lastBuild]) each.reset()
      for (const { siteSlug: site, kind, endedAt, ...counts } of fleetBuilds) {
        waiting.set({ site }, counts.waiting)
        unpurged.set({ site }, counts.unpurgedPaths)
        if (kind !== null && endedAt !== null) lastBuild.set({ site, outcome: kind }, endedAt.getTime() / 1_000)
      }
    },
    build: (site, outcome, durationMs) => builds.observe({ site, outcome }, durationMs / 1_000),
    request: (method, route, status, durationMs) =>
      requests.observe({ method, route, status: String(status) }, durationMs / 1_000),
    job: (task, outcome) => jobs.inc({ task, outcome }),
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
