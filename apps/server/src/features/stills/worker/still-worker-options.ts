import { availableParallelism } from 'node:os';
import type { StillWorkerOptions } from './still-worker.ts';

const threads = availableParallelism();

/** The largest still takes three minutes for a pass on two free cores, half a minute for the first one. */
export const STILL_WORKER: StillWorkerOptions = {
  threads,
  pollMs: 3_000,
  beatMs: 1_500,
  leaseMs: 20_000,
  keepEveryMs: 20_000,
  restMs: 10_000,
  maxTries: 3,
  limits: {
    beginMs: 10 * 60_000,
    passMs: 60 * 60_000,
    // Node reserves 1.5 GB and 0.6 GB for each thread without using them. A furnished kitchen at the largest size takes
    // 1.2 GB, a house with a thousand things in it 1.8 GB.
    maxDataKb: 3_500_000 + 600_000 * threads,
  },
};
