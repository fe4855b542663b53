import type { Workplace } from '../editor-context.ts';

/** The project that holds the room as it stands: saved first where it is not. Throws, in words, where that fails. */
export async function savedProject({
  saver,
  keeper,
}: Pick<Workplace, 'saver' | 'keeper'>): Promise<number> {
  if (saver.hasUnkept() || keeper.project() === null) await saver.flush();
  const id = keeper.project();
  const { status, why } = saver.store.getState();
  if (id === null || status === 'failed' || status === 'offline' || status === 'conflict') {
    throw new Error(why ?? 'This room could not be saved just now, so this can not be made of it.');
  }
  return id;
}
