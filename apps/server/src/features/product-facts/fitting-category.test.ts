import { expect, test } from 'vitest';
import { buildTaxonomy } from '../catalog/index/taxonomy.ts';
import { fittingCategory } from './fitting-category.ts';

const row = (id: number, slugUrl: string, parentId: number | null) => ({
  ...{ id, slugUrl, parentId, name: slugUrl, code: slugUrl, hidden: false },
  ...{ departmentId: 1, unit: 'Box', picture: null },
});
const taxonomy = buildTaxonomy({
  departments: [{ id: 1, name: 'Floors', menuSlug: 'floors', hidden: false }],
  oldAddresses: [],
  categories: [
    row(10, 'tile-flooring', null),
    row(11, 'marble-tile', 10),
    row(20, 'hardwood-flooring', null),
    row(21, 'solid-hardwood', 20),
    row(30, 'lights', null),
  ],
  brands: [],
});
const floors = 'tile-flooring,hardwood-flooring';

test.each([
  ['a wood floor', 'solid-hardwood', 'hardwood-flooring'],
  ['a tile floor', 'marble-tile', 'tile-flooring'],
  ['a product that hangs on the category itself', 'hardwood-flooring', 'hardwood-flooring'],
  ['something else that fits nowhere', 'lights', 'tile-flooring'],
  ['a category that is gone', 'moss', 'tile-flooring'],
  ['nothing', null, 'tile-flooring'],
])(
  'VIS-11 in place of %s the list starts with its own kind, else with the most likely',
  (_, like, listed) => {
    expect(fittingCategory(taxonomy, floors, like)).toBe(listed);
  },
);
