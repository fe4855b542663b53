import { readTable } from '../table.ts';

/** The first level of the menu, in its order. */
export const departments = readTable(
  ['name', 'slug'],
  `
  Flooring & Tile  | flooring-tile
  Kitchen          | kitchen
  Bath             | bath
  Surfaces         | surfaces
  Lighting & Fans  | lighting-fans
  Outdoor          | outdoor
`,
);
