import type { Queryable } from '../../../platform/database/queryable.ts';
import type { FileStore } from '../../../platform/storage/file-store.ts';
import {
  delayModelPicture,
  finishModelPicture,
  takeModelPicture,
} from '../store/model-pictures.ts';
import { modelPictureFile } from './model-picture-file.ts';
import type { ModelPictureOrder } from './model-picture-order.ts';
import type { ModelRenderer } from './render-model.ts';

export interface ModelPicturesDeps {
  readonly db: Queryable;
  readonly files: FileStore;
  readonly now: () => Date;
  readonly render: ModelRenderer;
  readonly onError: (error: Error) => void;
  readonly quality: Pick<ModelPictureOrder, 'pixels' | 'samples'>;
  /** Ends the picture that is being rendered when the server stops. */
  readonly signal: AbortSignal;
}

/** As large as those of the source. */
export const SHOP_PIXELS = 640;
/** Longer than any picture may take: a server that is gone gives it up. */
const LEASE_MS = 6 * 60_000;
const MAX_TRIES = 4;
/** The next try is this much later, times the tries so far. */
const DELAY_MS = 10 * 60_000;

/** One that runs longer would be taken for lost. */
const MAX_RUN_MS = 8 * 60_000;

/** Renders what waits, one after the other, in one server at a time. */
export async function makeModelPictures(deps: ModelPicturesDeps): Promise<void> {
  const until = deps.now().getTime() + MAX_RUN_MS;
  while (!deps.signal.aborted && deps.now().getTime() < until && (await makeNext(deps)));
}

async function makeNext(deps: ModelPicturesDeps): Promise<boolean> {
  const { db, files, now, render, quality, onError, signal } = deps;
  const started = now();
  const taken = await takeModelPicture(db, {
    now: started,
    until: new Date(started.getTime() + LEASE_MS),
    maxTries: MAX_TRIES,
  });
  if (taken === null) return false;
  const { key, spec, tries } = taken;
  try {
    const webp = await render({ spec, ...quality }, signal);
    await files.put(modelPictureFile(key), webp);
    await finishModelPicture(db, { key, now: now() });
  } catch (thrown) {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // The next server takes it up at once.
    const delay = signal.aborted ? 0 : DELAY_MS * tries;
    const until = new Date(now().getTime() + delay);
    await delayModelPicture(db, { key, until, problem: error.message.slice(0, 300) });
    if (!signal.aborted) onError(error);
  }
  return true;
}
