// Remembers, by their bytes, the scenes that took too long: sent again, they are refused at once.
import { createHash } from 'node:crypto';

export interface SlowScenes {
  add(scene: Uint8Array | string): void;
  has(scene: Uint8Array | string): boolean;
}

/** After this time one is tried again: the machine may have been busy. */
const REMEMBERED_MS = 3_600_000;
const MAX_REMEMBERED = 2_000;

export function createSlowScenes(now: () => number): SlowScenes {
  /** The oldest first. */
  const untilOf = new Map<string, number>();
  const hashOf = (scene: Uint8Array | string) =>
    createHash('sha256').update(scene).digest('base64');
  return {
    add(scene) {
      const hash = hashOf(scene);
      untilOf.delete(hash);
      untilOf.set(hash, now() + REMEMBERED_MS);
      const [oldest] = untilOf.keys();
      if (untilOf.size > MAX_REMEMBERED && oldest !== undefined) untilOf.delete(oldest);
    },
    has: (scene) => untilOf.size > 0 && (untilOf.get(hashOf(scene)) ?? 0) > now(),
  };
}
