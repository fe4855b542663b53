import type { VariantId } from '@wevisu/domain/ids.ts';
import { expect, test } from 'vitest';
import { keyOfItem, listGallery } from './gallery-items.ts';

const tile = {
  hash: 'tile',
  picture: 'p/tile/0-aa11',
  views: ['front', 'close', 'room', 'size'],
} as const;
const variant = (id: number, picture: string) => ({ id: id as VariantId, picture });
const product = { ...tile, views: [...tile.views], photos: [] };
const rooms = ['one', 'two', 'three'].map((id) => ({ id, name: id, picture: `rooms/${id}-00` }));

test('G-33 a surface is seen as it looks, by its piece, near, laid, in rooms and with its measures', () => {
  const items = listGallery(product, variant(7, 'p/tile/7-bb22'), rooms);
  expect(items.map(keyOfItem)).toEqual([
    'p/tile/7-bb22',
    'v/front/tile/7-bb22',
    'v/close/tile/7-bb22',
    'v/room/tile/7-bb22',
    'rooms/one-00',
    'rooms/two-00',
    '/media/size/tile/7-bb22.svg',
  ]);
});

test('a variant that looks like its product is drawn as that', () => {
  const items = listGallery(product, variant(7, 'p/tile/0-aa11'), []);
  expect(items.map(keyOfItem)).toContain('/media/size/tile/0-aa11.svg');
});

test('G-33 a fixture has its picture and its measures, a product without a picture nothing made up', () => {
  const fixture = { hash: 'tap', picture: 'm/cc33', views: ['size' as const], photos: [] };
  expect(listGallery(fixture, variant(3, 'm/dd44'), []).map(keyOfItem)).toEqual([
    'm/dd44',
    '/media/size/tap/3-dd44.svg',
  ]);
  expect(listGallery({ ...fixture, views: [] }, null, []).map(keyOfItem)).toEqual(['m/cc33']);
});

test("G-62 a vendor's own pictures follow the rendered one, under their own text", () => {
  const photos = [{ picture: 'f/ab', alt: 'The tile in a shower' }];
  const items = listGallery({ ...product, photos }, variant(7, 'p/tile/7-bb22'), []);
  expect(items.slice(0, 2)).toEqual([
    { kind: 'picture', picture: 'p/tile/7-bb22', label: 'Product' },
    { kind: 'photo', picture: 'f/ab', label: 'The tile in a shower' },
  ]);
});
