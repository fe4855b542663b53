// First views: no URL is requested twice, so every page is rendered.
import type { RequestScenario } from '../scenario.ts';
import { categoryPaths, inShowroom, productPaths } from './page-addresses.ts';

const VIEWS = 20_000;

const first = { kind: 'requests', minShareOfFloor: 0.5, floorIsSamePage: true } as const;

export const firstCategoryPage: RequestScenario = {
  ...first,
  name: 'category-page',
  title: 'category page, rendered on the server',
  prepare: async (world) => ({
    requests: inShowroom(eachOnce(await categoryPaths(world)), world),
    floor: null,
  }),
};

export const firstProductPage: RequestScenario = {
  ...first,
  name: 'product-page',
  title: 'product page, rendered on the server',
  prepare: async (world) => ({
    requests: inShowroom(eachOnce(await productPaths(world)), world),
    floor: null,
  }),
};

function eachOnce(paths: readonly string[]): string[] {
  return Array.from({ length: VIEWS }, (_, view) => `${paths[view % paths.length]}?view=${view}`);
}
