import { expect, test } from 'vitest';
import { emptyDocument, type PhotoDocument } from '../marks/photo-document.ts';
import { createMarksSaver, type Kept, MarkedElsewhere } from './marks-saver.ts';
import type { UnsentMarks } from './unsent-marks.ts';

const marked = (tenths: number): PhotoDocument => ({
  ...emptyDocument(400, 300),
  length: { side: 0, tenths },
});

/** A server that holds the marks of one picture. */
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
      createMarksSaver({
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

/** What a browser stores of it. */
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

test('one device saves repeatedly, even while an earlier save is in progress', async () => {
  const server = account();
  const here = server.device();
  await Promise.all([here.keep(marked(1)), here.keep(marked(2)), here.keep(marked(3))]);
  await here.keep(marked(4));
  expect(server.kept).toEqual({ document: marked(4), revision: 4 });
});

test('the later of two devices gets the marks of the other, and nothing is overwritten', async () => {
  const server = account();
  const [phone, laptop] = [server.device(), server.device()];
  await phone.keep(marked(1));
  const told = await laptop.keep(marked(2)).catch((error: unknown) => error);
  expect(told).toBeInstanceOf(MarkedElsewhere);
  expect(told).toMatchObject({ theirs: marked(1) });
  // Later saves are rejected too, until someone decides.
  await expect(laptop.keep(marked(3))).rejects.toBe(told);
  expect(server.kept.document).toEqual(marked(1));
  laptop.settle();
  await laptop.keep(marked(2));
  expect(server.kept.document).toEqual(marked(2));
});

test('marks saved by a third device during the decision are reported as well', async () => {
  const server = account();
  const [phone, laptop, tablet] = [server.device(), server.device(), server.device()];
  await phone.keep(marked(1));
  await expect(laptop.keep(marked(2))).rejects.toMatchObject({ theirs: marked(1) });
  await phone.keep(marked(4));
  laptop.settle();
  await expect(laptop.keep(marked(2))).rejects.toMatchObject({ theirs: marked(4) });
  await expect(tablet.keep(marked(5))).rejects.toMatchObject({ theirs: marked(4) });
});

test('marks whose reply was lost are recognized as our own', async () => {
  const server = account();
  const here = server.device();
  server.loseAnswers(true);
  await expect(here.keep(marked(1))).rejects.toThrow('no answer');
  server.loseAnswers(false);
  await here.keep(marked(1));
  await here.keep(marked(2));
  expect(server.kept.document).toEqual(marked(2));
});

test('only looking sends nothing, and loading marks from elsewhere is not a change', async () => {
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

test('unsaved marks stay in the browser with the revision they are based on', async () => {
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

  // The question comes back if the page was closed before an answer.
  await expect(phone.keep(marked(3))).rejects.toThrow(MarkedElsewhere);
  phone.settle();
  await phone.keep(marked(3));
  await expect(laptop.keep(marked(4))).rejects.toThrow(MarkedElsewhere);
  await expect(laptop.keep(marked(5))).rejects.toThrow(MarkedElsewhere);
  expect(unsent.read()).toEqual({ document: marked(5), revision: 2 });
  expect(server.kept).toEqual({ document: marked(3), revision: 3 });
});
