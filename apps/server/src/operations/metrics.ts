import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Where something can go wrong that no request waits for. */
export type Part = 'store' | 'bus' | 'tables'

/** What a Prometheus server is told. Its default metrics, such as memory and the lag of the event loop, come with it. */
export class Metrics {
  readonly registry = new Registry()
  readonly requests = new Histogram({
    name: 'bento_request_seconds',
    help: 'Requests by route and status, with the time until their answer; a stream counts until it ends',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1, 5],
    registers: [this.registry],
  })
  readonly commands = new Counter({
    name: 'bento_commands_total',
    help: 'Commands by what they asked for and what became of them',
    labelNames: ['type', 'outcome'] as const,
    registers: [this.registry],
  })
  readonly appends = new Histogram({
    name: 'bento_append_seconds',
    help: 'How long the store took to add entries',
    labelNames: ['outcome'] as const,
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  readonly jobs = new Counter({
    name: 'bento_jobs_total',
    help: 'Decisions of bots, looks at the clock and ratings that became due, and what became of them',
    labelNames: ['kind', 'outcome'] as const,
    registers: [this.registry],
  })
  readonly lateness = new Histogram({
    name: 'bento_job_late_seconds',
    help: 'How long after they were due jobs were begun',
    labelNames: ['kind'] as const,
    buckets: [0.01, 0.05, 0.1, 0.5, 1, 2, 5, 10, 60],
    registers: [this.registry],
  })
  readonly trouble = new Counter({
    name: 'bento_trouble_total',
    help: 'What went wrong that no request waited for, by part',
    labelNames: ['part'] as const,
    registers: [this.registry],
  })

  constructor() {
    collectDefaultMetrics({ register: this.registry })
    for (const part of ['store', 'bus', 'tables'] satisfies Part[]) this.trouble.inc({ part }, 0)
  }

  /** Something that is looked up when somebody wants to know. */
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
