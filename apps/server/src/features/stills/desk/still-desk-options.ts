import { availableParallelism } from 'node:os';
import type { StillDeskOptions } from './still-desk.ts';

/** A still of the largest size has a pass in three minutes on two free cores, the first one in half a minute. */
export const STILL_DESK: StillDeskOptions = {
  threads: availableParallelism(),
  pollMs: 3_000,
  beatMs: 1_500,
  leaseMs: 20_000,
  keepEveryMs: 20_000,
  restMs: 10_000,
  mostTries: 3,
  limits: { beginMs: 10 * 60_000, passMs: 60 * 60_000, mostKilobytes: 3_000_000 },
};
