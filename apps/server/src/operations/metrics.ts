import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** A part of the server with background work. */
export type Part = 'store' | 'bus' | 'tables'

/** Metrics for Prometheus, with the default ones of its client library, such as memory and event loop lag. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Histogram({
    name: 'bento_request_seconds',
    help: 'Duration of requests by route and status; for a stream, until it ends',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  })
  readonly commands = new Counter({
    name: 'bento_commands_total',
    help: 'Commands by type and outcome',
    labelNames: ['type', 'outcome'] as const,
    registers: [this.registry],
  })
  readonly appends = new Histogram({
    name: 'bento_append_seconds',
    help: 'Duration of appends to the store',
    labelNames: ['outcome'] as const,
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  readonly jobs = new Counter({
    name: 'bento_jobs_total',
    help: 'Jobs (bot decisions, clocks and ratings) by kind and outcome',
    labelNames: ['kind', 'outcome'] as const,
    registers: [this.registry],
  })
  readonly lateness = new Histogram({
    name: 'bento_job_late_seconds',
    help: 'Delay between the time when a job was due and its start',
    labelNames: ['kind'] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 60],
    registers: [this.registry],
  })
  readonly trouble = new Counter({
    name: 'bento_trouble_total',
    help: 'Errors in background work by part of the server',
    labelNames: ['part'] as const,
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    for (const part of ['store', 'bus', 'tables'] satisfies Part[]) this.trouble.inc({ part }, 0)
  }

  /** A value that is read whenever metrics are collected. */
  gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read())
      },
    })
  }
}
