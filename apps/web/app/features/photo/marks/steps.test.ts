import { covering } from '@wevisu/scene/document/nodes/covering.ts';
import { expect, test } from 'vitest';
import { addSurface, moveCorner, setCovering, setLength, startOutline } from './edit-document.ts';
import { emptyDocument } from './photo-document.ts';
import { doneSteps, firstOpenStep, hasUnknownProduct, stepOf } from './steps.ts';

test('a photo opens at the first unfinished step', () => {
  const empty = emptyDocument(1000, 600);
  expect(firstOpenStep(empty)).toBe('measure');
  const marked = moveCorner(empty, 0, [10, 590]);
  expect(firstOpenStep(marked)).toBe('measure');
  const measured = setLength(marked, { tenths: 30_000 });
  expect(firstOpenStep(measured)).toBe('outline');
  const open = addSurface(measured, 'floor', 'a');
  expect(firstOpenStep(open)).toBe('outline');
  const closed = startOutline(open, 'a');
  expect(firstOpenStep(closed)).toBe('choose');
  const chosen = setCovering(closed, 'a', covering.parse({ sku: 'T' }));
  expect(firstOpenStep(chosen)).toBe('result');
  expect([...doneSteps(chosen)]).toEqual(['measure', 'outline', 'choose']);
});

test('a problem is shown beside the step that fixes it', () => {
  expect(stepOf({ code: 'corners-on-a-line', surfaceId: null })).toBe('measure');
  expect(stepOf({ code: 'outline-crosses', surfaceId: 'a' })).toBe('outline');
  expect(stepOf({ code: 'product-not-laid', surfaceId: 'a' })).toBe('choose');
});

test('a product without facts is reported where its surface is laid', () => {
  const open = addSurface(emptyDocument(1000, 600), 'floor', 'a');
  const wear = (sku: string | null) => setCovering(open, 'a', covering.parse({ sku }));
  expect(hasUnknownProduct(startOutline(wear('T'), 'a'), {})).toBe(true);
  expect(hasUnknownProduct(startOutline(wear('T'), 'a'), { T: {} })).toBe(false);
  expect(hasUnknownProduct(startOutline(wear(null), 'a'), {})).toBe(false);
  expect(hasUnknownProduct(wear('T'), {})).toBe(false);
});
