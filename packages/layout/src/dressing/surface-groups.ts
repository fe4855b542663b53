// What may lie in place of what: third levels of the menu that cover the same kind of surface.

const TILE_FLOORS = [
  'porcelain-tile',
  'ceramic-floor-tile',
  'marble-tile',
  'natural-stone-tile',
  'wood-look-tile',
  'terrazzo-cement-tile',
  'mosaic-floor-tile',
];
const DRY_FLOORS = [
  'solid-hardwood',
  'engineered-hardwood',
  'wide-plank-hardwood',
  'parquet-hardwood',
  'exotic-hardwood',
  'classic-laminate',
  'water-resistant-laminate',
  'wide-plank-laminate',
  'stone-look-laminate',
  'rigid-core-plank',
  'glue-down-plank',
  'luxury-vinyl-tile',
  'wide-plank-vinyl',
  'herringbone-vinyl',
];
const WALL_TILE = [
  'subway-tile',
  'handmade-look-tile',
  'glass-tile',
  'marble-backsplash',
  'mosaic-backsplash',
  'patterned-tile',
  'metal-tile',
];
const TOPS = [
  'quartz-slabs',
  'granite-slabs',
  'marble-slabs',
  'quartzite-slabs',
  'porcelain-slabs',
  'butcher-block',
];
const PAVING = ['concrete-pavers', 'brick-pavers', 'porcelain-pavers', 'flagstone', 'cobblestone'];

/** A wall of tile takes floor tile too, and a dry floor anything that is walked on. */
const groups: readonly { readonly of: readonly string[]; readonly takes: readonly string[] }[] = [
  { of: DRY_FLOORS, takes: [...DRY_FLOORS, ...TILE_FLOORS] },
  { of: TILE_FLOORS, takes: TILE_FLOORS },
  { of: WALL_TILE, takes: [...WALL_TILE, 'porcelain-tile', 'ceramic-floor-tile', 'marble-tile'] },
  { of: TOPS, takes: TOPS },
  { of: PAVING, takes: PAVING },
  {
    of: ['ledger-panels', 'thin-veneer', 'splitface-mosaic'],
    takes: ['ledger-panels', 'thin-veneer', 'splitface-mosaic'],
  },
  {
    of: ['landscape-turf', 'pet-turf', 'play-turf'],
    takes: ['landscape-turf', 'pet-turf', 'play-turf'],
  },
];

/** Children whose products may lie where those of `child` do, itself too. */
export function inPlaceOf(child: string): readonly string[] {
  return groups.find(({ of }) => of.includes(child))?.takes ?? [child];
}
