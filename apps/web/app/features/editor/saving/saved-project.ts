import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { Saver } from './saver.ts';
import type { SceneStorage } from './scene-storage.ts';

/**
 * The project with the current room, which is saved first if needed. Throws an error with a message for the
 * person if that fails.
 */
export async function savedProject({
  saver,
  storage,
}: {
  readonly saver: Saver;
  readonly storage: SceneStorage;
}): Promise<ProjectId> {
  if (saver.hasUnsaved() || storage.project() === null) await saver.flush();
  const id = storage.project();
  const { status, why } = saver.store.getState();
  if (id === null || status === 'failed' || status === 'offline' || status === 'conflict') {
    throw new Error(
      why ?? 'This room could not be saved just now, so we cannot make this from it.',
    );
  }
  return id;
}
