// Painting a surface as large as a product page shows it takes half a second of a processor. What a list shows is
// likely to be opened next, so its large picture is made before anybody asks for it.
import type { MediaWidth } from '@wevisu/contract/media.ts';
import type { BakePool } from './bake-pool.ts';
import { LARGEST, type PictureServer } from './serve-picture.ts';

export interface BakeAhead {
  /** A picture was sent. The large one of a surface is made later, when nobody waits for another picture. */
  notice(width: MediaWidth, key: string): void;
  close(): void;
}

export interface BakeAheadOptions {
  readonly pool: Pick<BakePool, 'idle'>;
  readonly servePicture: PictureServer;
  /** Pictures to be made; with more, those that came first are given up, as their list was left long ago. */
  readonly maxWaiting: number;
}

/** Keys that are remembered as done; some 2 MB. */
const MAX_KNOWN = 20_000;

/** One picture at a time. */
export function createBakeAhead({ pool, servePicture, maxWaiting }: BakeAheadOptions): BakeAhead {
  const known = new Set<string>();
  const waiting = new Set<string>();
  let isRunning = false;
  let isClosed = false;

  async function run(): Promise<void> {
    isRunning = true;
    for (;;) {
      await pool.idle();
      const [key] = waiting;
      if (isClosed || key === undefined) break;
      waiting.delete(key);
      const served = await servePicture(LARGEST, key).catch(() => null);
      if (served === null || served.type === 'busy') known.delete(key);
    }
    isRunning = false;
  }

  return {
    notice(width, key) {
      const isSurface = key.startsWith('p/');
      if (width === LARGEST || !isSurface || isClosed || known.has(key)) return;
      if (known.size >= MAX_KNOWN) known.clear();
      known.add(key);
      waiting.add(key);
      const [first] = waiting;
      if (waiting.size > maxWaiting && first !== undefined) {
        waiting.delete(first);
        known.delete(first);
      }
      if (!isRunning) void run();
    },
    close() {
      isClosed = true;
      waiting.clear();
    },
  };
}
