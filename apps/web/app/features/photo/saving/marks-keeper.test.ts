import { expect, test } from 'vitest';
import { emptyDocument, type PhotoDocument } from '../marks/photo-document.ts';
import { createMarksKeeper, type Kept, MarkedElsewhere } from './marks-keeper.ts';
import type { UnsentMarks } from './unsent-marks.ts';

const marked = (tenths: number): PhotoDocument => ({
  ...emptyDocument(400, 300),
  length: { side: 0, tenths },
});

/** A server that holds one picture's marks. */
function account() {
  let kept: Kept = { document: emptyDocument(400, 300), revision: 0 };
  let losesAnswers = false;
  return {
    get kept() {
      return kept;
    },
    loseAnswers(is: boolean) {
      losesAnswers = is;
    },
    device: (unsent: UnsentMarks = nowhere) =>
      createMarksKeeper({
        unsent,
        revision: kept.revision,
        kept: kept.document,
        read: async () => kept,
        async save(document, baseRevision) {
          await Promise.resolve();
          if (baseRevision !== kept.revision) return null;
          kept = { document, revision: kept.revision + 1 };
          if (losesAnswers) throw new Error('no answer');
          return kept.revision;
        },
      }),
  };
}

const nowhere: UnsentMarks = { read: () => null, write() {}, clear() {} };

/** What a browser holds of it. */
function browser(): UnsentMarks {
  let held: Kept | null = null;
  return {
    read: () => held,
    write: (kept) => {
      held = kept;
    },
    clear: () => {
      held = null;
    },
  };
}

test('one device keeps again and again, also while the one before is on its way', async () => {
  const server = account();
  const here = server.device();
  await Promise.all([here.keep(marked(1)), here.keep(marked(2)), here.keep(marked(3))]);
  await here.keep(marked(4));
  expect(server.kept).toEqual({ document: marked(4), revision: 4 });
});

test('the later of two devices is told what the other marked, and nothing is overwritten', async () => {
  const server = account();
  const [phone, laptop] = [server.device(), server.device()];
  await phone.keep(marked(1));
  const told = await laptop.keep(marked(2)).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(MarkedElsewhere);
  expect(told).toMatchObject({ theirs: marked(1) });
  // Nor is it by what comes before somebody decided.
  await expect(laptop.keep(marked(3))).rejects.toBe(told);
  expect(server.kept.document).toEqual(marked(1));
  laptop.settle();
  await laptop.keep(marked(2));
  expect(server.kept.document).toEqual(marked(2));
});

test('what a third kept while somebody decided is told as well', async () => {
  const server = account();
  const [phone, laptop, tablet] = [server.device(), server.device(), server.device()];
  await phone.keep(marked(1));
  await expect(laptop.keep(marked(2))).rejects.toMatchObject({ theirs: marked(1) });
  await phone.keep(marked(4));
  laptop.settle();
  await expect(laptop.keep(marked(2))).rejects.toMatchObject({ theirs: marked(4) });
  await expect(tablet.keep(marked(5))).rejects.toMatchObject({ theirs: marked(4) });
});

test('marks whose answer was lost are the own ones, and not somebody else’s', async () => {
  const server = account();
  const here = server.device();
  server.loseAnswers(true);
  await expect(here.keep(marked(1))).rejects.toThrow('no answer');
  server.loseAnswers(false);
  await here.keep(marked(1));
  await here.keep(marked(2));
  expect(server.kept.document).toEqual(marked(2));
});

test('whoever only looks sends nothing, and loading what another marked is no mark', async () => {
  const server = account();
  const [phone, laptop] = [server.device(), server.device()];
  await laptop.keep(server.kept.document);
  expect(server.kept.revision).toBe(0);
  await phone.keep(marked(1));
  const told = await laptop.keep(marked(2)).catch((error: unknown) => error);
  laptop.settle();
  if (told instanceof MarkedElsewhere) await laptop.keep(told.theirs);
  expect(server.kept.revision).toBe(1);
  await phone.keep(marked(3));
  expect(server.kept).toEqual({ document: marked(3), revision: 2 });
});

test('what is not kept yet lies in the browser, with what it was marked over', async () => {
  const server = account();
  const unsent = browser();
  const [phone, laptop] = [server.device(), server.device(unsent)];
  const first = laptop.keep(marked(1));
  expect(unsent.read()).toEqual({ document: marked(1), revision: 0 });
  const second = laptop.keep(marked(2));
  await first;
  expect(unsent.read()).toEqual({ document: marked(2), revision: 1 });
  await second;
  expect(unsent.read()).toBeNull();

  // It is asked about anew after the page was closed on the question.
  await expect(phone.keep(marked(3))).rejects.toThrow(MarkedElsewhere);
  phone.settle();
  await phone.keep(marked(3));
  await expect(laptop.keep(marked(4))).rejects.toThrow(MarkedElsewhere);
  await expect(laptop.keep(marked(5))).rejects.toThrow(MarkedElsewhere);
  expect(unsent.read()).toEqual({ document: marked(5), revision: 2 });
  expect(server.kept).toEqual({ document: marked(3), revision: 3 });
});
