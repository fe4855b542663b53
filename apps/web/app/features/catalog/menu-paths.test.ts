import { expect, test } from 'vitest';
import { menuCategoryPath } from './menu-paths.ts';

const leaf = { id: 7, slug_url: 'fans', children: [] };
const parent = { id: 8, slug_url: 'tile', children: [leaf] };

test('NAV-10 a category with children links into its department by slug, else by id', () => {
  expect(menuCategoryPath('bath', parent)).toBe('/department/bath/tile');
  expect(menuCategoryPath('bath', { ...parent, slug_url: null })).toBe('/department/bath/8');
});

test('NAV-11 a category without children links to its products by slug, else by id', () => {
  expect(menuCategoryPath('bath', leaf)).toBe('/category/fans/product');
  expect(menuCategoryPath('bath', { ...leaf, slug_url: '' })).toBe('/category/7/product');
});
