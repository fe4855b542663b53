// Cached finished pages, next to a bare reply of the same size.
import type { RequestScenario } from '../scenario.ts';
import { categoryPaths, inShowroom, productPaths } from './page-addresses.ts';

const kept = { kind: 'requests', minShareOfFloor: 0.5 } as const;

export const keptCategoryPage: RequestScenario = {
  ...kept,
  name: 'kept-category-page',
  title: 'category page, cached',
  prepare: async (world) => ({
    requests: inShowroom(await categoryPaths(world), world),
    floor: null,
  }),
};

export const keptProductPage: RequestScenario = {
  ...kept,
  name: 'kept-product-page',
  title: 'product page, cached',
  prepare: async (world) => ({
    requests: inShowroom(await productPaths(world), world),
    floor: null,
  }),
};
