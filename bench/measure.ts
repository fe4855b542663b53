// Twenty connections, a warm-up, three runs, medians.
import autocannon from 'autocannon';
import { createDraw } from './random.ts';
import type { DrawnRequest } from './scenario.ts';

export const CONNECTIONS = 20;
const REPEATS = 3;
const WARM_UP_S = 3;

export interface Measured {
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  /** Requests without a reply, or with a failure. */
  readonly errors: number;
  /** Each run's replies per second, to see how stable it was. */
  readonly runs: readonly number[];
}

/** Every connection sends all requests in its own order, so that no two send the same one at once. */
export async function measureRequests(
  origin: string,
  requests: readonly DrawnRequest[],
  seconds: number,
): Promise<Measured> {
  let connection = 0;
  const run = (duration: number) =>
    autocannon({
      url: origin,
      connections: CONNECTIONS,
      duration,
      setupClient: (client) => {
        connection += 1;
        client.setRequests(createDraw(connection).shuffled(requests).slice(0, 1_000));
      },
    });
  await run(WARM_UP_S);
  const results = [];
  for (let i = 0; i < REPEATS; i += 1) {
    connection = 1_000 * (i + 1);
    results.push(await run(seconds));
  }
  return {
    perSecond: median(results.map(({ requests: { total }, duration }) => total / duration)),
    p50Ms: median(results.map(({ latency }) => latency.p50)),
    p99Ms: median(results.map(({ latency }) => latency.p99)),
    errors: results.reduce(
      (sum, { errors, timeouts, non2xx }) => sum + errors + timeouts + non2xx,
      0,
    ),
    runs: results.map(({ requests: { total }, duration }) => Math.round(total / duration)),
  };
}

/** One concurrent journey per connection. */
export async function measureJourney(
  origin: string,
  pass: (origin: string) => Promise<void>,
  seconds: number,
): Promise<Measured> {
  await walk(origin, pass, WARM_UP_S);
  const results = [];
  for (let i = 0; i < REPEATS; i += 1) results.push(await walk(origin, pass, seconds));
  return {
    perSecond: median(results.map(({ times }) => times.length / seconds)),
    p50Ms: median(results.map(({ times }) => quantile(times, 0.5))),
    p99Ms: median(results.map(({ times }) => quantile(times, 0.99))),
    errors: results.reduce((sum, { errors }) => sum + errors, 0),
    runs: results.map(({ times }) => Math.round(times.length / seconds)),
  };
}

async function walk(origin: string, pass: (origin: string) => Promise<void>, seconds: number) {
  const until = performance.now() + seconds * 1_000;
  const times: number[] = [];
  let errors = 0;
  const walker = async () => {
    while (performance.now() < until) {
      const started = performance.now();
      try {
        await pass(origin);
        times.push(performance.now() - started);
      } catch {
        errors += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, walker));
  return { times, errors };
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Nearest rank; 0 for an empty list. */
function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
