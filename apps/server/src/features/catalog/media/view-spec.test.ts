import { PICTURE_VIEWS } from '@wevisu/contract/media.ts';
import { pictureSpec } from '@wevisu/scene/materials/picture-spec.ts';
import { expect, test } from 'vitest';
import { FIXTURE_PICTURE } from '../test-fixture.ts';
import { viewSpec, viewsBeside } from './view-spec.ts';

const { type: _, ...fixture } = FIXTURE_PICTURE;
const spec = pictureSpec.parse(fixture);

test.each(PICTURE_VIEWS)('G-33 the view %s of a surface is a spec that can be baked', (view) => {
  const seen = pictureSpec.parse(viewSpec(spec, view));
  expect(seen.material).toEqual(spec.material);
  expect(seen.laying).toEqual(spec.laying);
});

test('a close-up shows less than a piece, but never less than the eye sees of a mosaic', () => {
  const tile = viewSpec(spec, 'close');
  expect(tile.spanMm).toBeLessThan(spec.laying.piece.lengthTenths / 10);
  const small = { ...spec.laying.piece, lengthTenths: 200, widthTenths: 200 };
  expect(viewSpec({ ...spec, laying: { ...spec.laying, piece: small } }, 'close').spanMm).toBe(70);
});

test.each([
  ['swatch', ['porcelain-tile', 'tile-flooring'], ['front', 'close', 'room']],
  ['swatch', ['quartz-slabs', 'countertop'], ['front', 'close', 'wall']],
  ['room', ['oak', 'hardwood-flooring'], ['front', 'close']],
  ['wall', ['subway-tile', 'backsplash-tiles'], ['front', 'close']],
  ['piece', ['ledger-panels', 'stacked-stone'], ['close', 'wall']],
  ['piece', ['travertine-coping', 'pool-copings'], ['room']],
  ['room', ['travertine-coping', 'pool-copings'], ['front']],
])('G-33 a product shown by its %s in %j has beside it %j', (own, categories, views) => {
  expect(viewsBeside(own, categories)).toEqual(views);
});
