import { problemOfSize } from '../../own-pictures/check-picture.ts';
import type { Tasks } from '../worker/photo-messages.ts';
import { startPhotoWorker } from '../worker/start-photo-worker.ts';
import { startThread } from '../worker/thread.ts';

export type TakenPicture = Tasks['take']['answer'];

const BROKEN = 'This photo could not be opened. Please try a smaller copy of it.';

/** Prepares a chosen file in its own worker: if a bad file crashes it, nothing else is affected. */
export async function takePicture(file: Blob): Promise<TakenPicture> {
  const problem = problemOfSize(file.size);
  if (problem) return { problem };
  const thread = startThread(startPhotoWorker);
  try {
    return await thread.ask('take', { file });
  } catch {
    return { problem: BROKEN };
  } finally {
    thread.end();
  }
}
