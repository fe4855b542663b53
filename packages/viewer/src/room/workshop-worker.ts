import { doJob } from './do-job.ts';
import type { Job } from './workshop-messages.ts';

interface Call {
  readonly id: number;
  readonly job: Job;
}

/** The buffers in a value; they move to the page without being copied. */
function buffersIn(value: unknown, found: Set<ArrayBuffer> = new Set()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (value !== null && typeof value === 'object') {
    for (const one of Object.values(value)) buffersIn(one, found);
  }
  return found;
}

self.addEventListener('message', ({ data }: MessageEvent<Call>) => {
  try {
    const result = doJob(data.job);
    self.postMessage({ id: data.id, result }, { transfer: [...buffersIn(result)] });
  } catch (error) {
    self.postMessage({
      id: data.id,
      error: error instanceof Error ? error.message : String(error),
    });
  }
});
