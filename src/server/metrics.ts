/** What Prometheus reads. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client'

export interface PlatformMetrics {
  request(method: string, route: string, status: number, durationMs: number): void
  /** `outcome`: done, retried or given-up. */
  job(task: string, outcome: 'done' | 'retried' | 'given-up'): void
  text(): Promise<string>
  contentType: string
}

const BUCKETS_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

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
  return {
    request: (method, route, status, durationMs) =>
      requests.observe({ method, route, status: String(status) }, durationMs / 1_000),
    job: (task, outcome) => jobs.inc({ task, outcome }),
    text: () => register.metrics(),
    contentType: register.contentType,
  }
}
