// A model is rendered in a process of its own: it takes a minute and some 300 MB, and the shop has priority.
import { join } from 'node:path';
import { startLimitedProcess } from '@wevisu/workers/limited-process.ts';
import type { ModelPictureNews, ModelPictureOrder } from './model-picture-order.ts';

export type ModelRenderer = (order: ModelPictureOrder, signal: AbortSignal) => Promise<Buffer>;

const PROGRAM = join(import.meta.dirname, 'model-picture-process.ts');
/** Ten times what the heaviest model of the demo takes on one core that is shared. */
const LIMIT_MS = 5 * 60_000;
const HEAP_MB = 512;
/** Node reserves 650 MB without using them. */
const MAX_DATA_KB = 2_000_000;

/** WebP bytes. Rejects with the reason where it is out of time or memory, or ends for `signal`. */
export async function renderModel(order: ModelPictureOrder, signal: AbortSignal): Promise<Buffer> {
  signal.throwIfAborted();
  const process = startLimitedProcess({
    ...{ program: PROGRAM, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    ...{ heapMb: HEAP_MB, maxDataKb: MAX_DATA_KB },
  });
  const stop = () => process.kill('the server stops');
  signal.addEventListener('abort', stop, { once: true });
  process.limit(LIMIT_MS, 'it took too long');
  let made: Uint8Array | null = null;
  process.child.on('message', ({ webp }: ModelPictureNews) => {
    made = webp;
  });
  // It may exit before it has read everything.
  process.child.send(order, () => {});
  const { isSuccess, reason, words } = await process.ended;
  signal.removeEventListener('abort', stop);
  if (!isSuccess || made === null) throw new Error(`A model was not rendered: ${reason ?? words}`);
  return Buffer.from(made);
}
