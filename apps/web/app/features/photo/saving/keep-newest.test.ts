import { expect, test } from 'vitest';
import { emptyDocument, type PhotoDocument } from '../marks/photo-document.ts';
import { keepNewest } from './keep-newest.ts';

const marked = (tenths: number): PhotoDocument => ({
  ...emptyDocument(400, 300),
  length: { side: 0, tenths },
});

test('marks made during a save are saved as well', async () => {
  let now = marked(1);
  const kept: PhotoDocument[] = [];
  const keeper = {
    async keep(document: PhotoDocument) {
      await Promise.resolve();
      kept.push(document);
      if (kept.length < 3) now = marked(kept.length + 1);
    },
  };
  await keepNewest(keeper, () => now);
  expect(kept).toEqual([marked(1), marked(2), marked(3)]);
});
