import type { Menu } from '@wevisu/contract/catalog.ts';
import { expect, test } from 'vitest';
import { categoryCrumbs, findCategory } from './find-category.ts';

const child = { id: 9, name: 'Marble Tile', slug_url: 'marble-tile', total: 3, picture: null };
const category = {
  id: 8,
  name: 'Tile Flooring',
  slug_url: 'tile-flooring',
  total: 3,
  picture: null,
  unit: 'Box',
  children: [child],
};
const menu: Menu = [
  { id: 1, name: 'Flooring & Tile', menu_slug: 'flooring-tile', categories: [category] },
];

test('CAT-02 a category and its child are found by slug and by id', () => {
  expect(findCategory(menu, 'tile-flooring')).toMatchObject({ category, child: null });
  expect(findCategory(menu, '8')).toMatchObject({ category, child: null });
  expect(findCategory(menu, 'marble-tile')).toMatchObject({ category, child });
  expect(findCategory(menu, '9')).toMatchObject({ category, child });
  expect(findCategory(menu, 'none')).toBeNull();
});

test('the way to a child leads over its department and category', () => {
  const place = findCategory(menu, 'marble-tile');
  expect(place && categoryCrumbs(place)).toEqual([
    { label: 'Home', path: '/' },
    { label: 'Flooring & Tile', path: '/department/flooring-tile' },
    { label: 'Tile Flooring', path: '/department/flooring-tile/tile-flooring' },
    { label: 'Marble Tile', path: '/category/marble-tile/product' },
  ]);
});
