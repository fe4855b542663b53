import type { Menu } from '@wevisu/contract/catalog.ts';

/** Children of the menu whose pictures look well side by side: floor, stone, glaze, metal, light. */
const WANTED = [
  'parquet-hardwood',
  'marble-slabs',
  'handmade-look-tile',
  'pull-down-faucets',
  'freestanding-tubs',
] as const;

/** Five pictures for the opening; where a wanted child is missing, another one of the menu stands in. */
export function pickHeroPictures(menu: Menu): string[] {
  const children = menu.flatMap(({ categories }) =>
    categories.flatMap((category) => category.children),
  );
  const wanted = WANTED.map(
    (slug) => children.find(({ slug_url }) => slug_url === slug)?.picture ?? null,
  );
  const all = [...wanted, ...children.map(({ picture }) => picture)];
  return [...new Set(all.filter((picture) => picture !== null))].slice(0, WANTED.length);
}
