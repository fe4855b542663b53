import type { PhotoDocument } from '../marks/photo-document.ts';
import type { MarksSaver } from './marks-saver.ts';

/** Saves the marks, including those made while saving. Rejects as the keeper does. */
export async function keepNewest(
  keeper: Pick<MarksSaver, 'keep'>,
  newest: () => PhotoDocument,
): Promise<void> {
  for (let sent: PhotoDocument | null = null; sent !== newest(); ) {
    sent = newest();
    await keeper.keep(sent);
  }
}
