import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { factsOf } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { expect, test } from 'vitest';
import { followFacts } from './follow-facts.ts';
import { addSurface, setCovering } from './marks/edit-document.ts';
import { emptyDocument } from './marks/photo-document.ts';
import { createPhotoStore } from './state/photo-store.ts';

const wearing = (sku: string) =>
  setCovering(addSurface(emptyDocument(400, 300), 'floor', 'a'), 'a', covering.parse({ sku }));

/** Answers controlled by the test. */
function shop() {
  const asked: {
    readonly skus: readonly string[];
    readonly answer: (facts: readonly ProductFacts[]) => void;
  }[] = [];
  const fetchFacts = (skus: readonly string[]) =>
    new Promise<readonly ProductFacts[]>((answer) => asked.push({ skus, answer }));
  return { asked, fetchFacts };
}

test('prices that arrive after the showroom changed are not used for the new one', async () => {
  const store = createPhotoStore(wearing('T'), { T: factsOf({ sku: 'T', priceCents: 100 }) });
  const { asked, fetchFacts } = shop();
  const leave = followFacts(store, 'OAKRIDGE', fetchFacts);
  leave();
  followFacts(store, 'ELMSTEAD', fetchFacts);
  asked[1]?.answer([factsOf({ sku: 'T', priceCents: 300 })]);
  asked[0]?.answer([factsOf({ sku: 'T', priceCents: 200 })]);
  await Promise.resolve();
  expect(store.getState().products.T?.priceCents).toBe(300);
});

test('products in marks from another device are requested once', () => {
  const store = createPhotoStore(wearing('T'), { T: factsOf({ sku: 'T' }) });
  const { asked, fetchFacts } = shop();
  const stop = followFacts(store, null, fetchFacts);
  expect(asked).toEqual([]);
  const { change, undo, redo } = store.getState();
  change('Marks from elsewhere', () => wearing('OTHER'));
  undo();
  redo();
  expect(asked.map(({ skus }) => skus)).toEqual([['OTHER']]);
  stop();
});

test('a product that was only tried gets the prices of the new showroom too, since undo brings it back', () => {
  const products = { T: factsOf({ sku: 'T' }), TRIED: factsOf({ sku: 'TRIED' }) };
  const { asked, fetchFacts } = shop();
  followFacts(createPhotoStore(wearing('T'), products), 'OAKRIDGE', fetchFacts);
  expect(asked[0]?.skus).toEqual(['T', 'TRIED']);
});
