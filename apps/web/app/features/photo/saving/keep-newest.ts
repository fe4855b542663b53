import type { PhotoDocument } from '../marks/photo-document.ts';
import type { MarksKeeper } from './marks-keeper.ts';

/** Saves the marks, including those made while saving. Rejects as the keeper does. */
export async function keepNewest(
  keeper: Pick<MarksKeeper, 'keep'>,
  newest: () => PhotoDocument,
): Promise<void> {
  for (let sent: PhotoDocument | null = null; sent !== newest(); ) {
    sent = newest();
    await keeper.keep(sent);
  }
}
