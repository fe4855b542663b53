import { runNode } from '@wevisu/scene/document/nodes/run.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyRoom } from '../../scenes/empty-room.ts';
import { createEditor, type Editor } from './editor-store.ts';
import { keepFactsFresh, SETTLED_MS } from './fresh-facts.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Answers are given by the test, in the order of the questions. */
function source(isPriced: boolean) {
  const questions: (readonly string[])[] = [];
  const waiting: ((facts: readonly ProductFacts[] | null) => void)[] = [];
  return {
    isPriced,
    questions,
    ask: (skus: readonly string[]) => {
      questions.push(skus);
      return new Promise<readonly ProductFacts[] | null>((resolve) => waiting.push(resolve));
    },
    async answer(facts: readonly ProductFacts[] | null) {
      waiting.shift()?.(facts);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

const LINE = 'MAKR-SHK';

async function putRun(editor: Editor, widthTenths: number): Promise<void> {
  const { nodes } = editor.getState().history;
  const edit = draft(nodes);
  const run = runNode.parse({
    type: 'run',
    levelId: editor.getState().levelId,
    tier: 'base',
    position: [0, 0],
    cabinetSku: `${LINE}-SD`,
    cabinets: [{ id: 'a', cabinet: 'sink', widthTenths }],
  });
  edit.put('run', run);
  editor.getState().change('Cabinets', edit.change());
  await vi.advanceTimersByTimeAsync(SETTLED_MS);
}

const SKUS = [`${LINE}-SB36`, `${LINE}-SD`, `${LINE}-TK8`];

test('what could not be loaded is asked for again with the next edit', async () => {
  const editor = createEditor(emptyRoom());
  const from = source(true);
  keepFactsFresh(editor, from);
  await putRun(editor, 9_144);
  expect(from.questions.at(-1)).toEqual(SKUS);
  await from.answer(null);
  await putRun(editor, 8_382);
  expect(from.questions.at(-1)).toEqual([`${LINE}-SB33`, `${LINE}-SD`, `${LINE}-TK8`]);
  await from.answer(SKUS.slice(1).map((sku) => factsOf({ sku })));
  await putRun(editor, 9_144);
  expect(from.questions.at(-1)).toEqual([`${LINE}-SB36`]);
});

test('outside a showroom an edit asks for what it adds, and for nothing else', async () => {
  const editor = createEditor(emptyRoom());
  const from = source(false);
  keepFactsFresh(editor, from);
  expect(from.questions).toEqual([]);
  await putRun(editor, 9_144);
  expect(from.questions).toEqual([SKUS]);
  await from.answer(SKUS.map((sku) => factsOf({ sku })));
  expect(Object.keys(editor.getState().products)).toEqual(expect.arrayContaining(SKUS));
});

test('prices of a showroom that was left are not learned', async () => {
  const editor = createEditor(emptyRoom());
  const from = source(true);
  const leave = keepFactsFresh(editor, from);
  await putRun(editor, 9_144);
  leave();
  await from.answer([factsOf({ sku: `${LINE}-SB36`, priceCents: 1 })]);
  expect(editor.getState().products[`${LINE}-SB36`]).toBeUndefined();
});
