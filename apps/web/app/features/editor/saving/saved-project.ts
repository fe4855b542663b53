import type { Keeper } from './keeper.ts';
import type { Saver } from './saver.ts';

/** The project that holds the room as it stands: saved first where it is not. Throws, in words, where that fails. */
export async function savedProject({
  saver,
  keeper,
}: {
  readonly saver: Saver;
  readonly keeper: Keeper;
}): Promise<number> {
  if (saver.hasUnkept() || keeper.project() === null) await saver.flush();
  const id = keeper.project();
  const { status, why } = saver.store.getState();
  if (id === null || status === 'failed' || status === 'offline' || status === 'conflict') {
    throw new Error(why ?? 'This room could not be saved just now, so this can not be made of it.');
  }
  return id;
}
