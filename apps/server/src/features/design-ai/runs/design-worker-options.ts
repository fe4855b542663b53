import { availableParallelism } from 'node:os';
import type { DesignWorkerOptions } from './design-worker.ts';

/** One processor is left to those who ask. */
export const DESIGN_WORKER: DesignWorkerOptions = {
  threads: Math.max(1, Math.min(4, availableParallelism() - 1)),
  pollMs: 2_000,
  beatMs: 500,
  leaseMs: 15_000,
  maxTries: 2,
};

/** Three designs take a second; a declined room with a search for what would do, ten. */
export const DESIGN_LIMIT_MS = 120_000;
