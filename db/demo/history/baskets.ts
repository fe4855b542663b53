// What people order together, by the room they work on.
import { readList, readNumber, readTable } from '../table.ts';

export interface BasketLine {
  readonly basket: string;
  /** Of a hundred orders of the basket, so many have the line. */
  readonly percent: number;
  /** One of these children of the menu. */
  readonly children: readonly string[];
  /** Square feet to cover where it is sold by area, otherwise units. */
  readonly low: number;
  readonly high: number;
}

const rows = readTable(
  ['basket', 'percent', 'children', 'low', 'high'],
  `
  floor   | 100 | rigid-core-plank, engineered-hardwood, wide-plank-vinyl, wide-plank-hardwood, solid-hardwood, wide-plank-laminate, wood-look-tile | 280 | 820
  floor   | 38  | porcelain-tile, luxury-vinyl-tile, water-resistant-laminate | 90 | 240
  floor   | 16  | ceiling-fans, ceiling-fans-light, flush-mounts | 1 | 3
  bath    | 92  | porcelain-tile, mosaic-floor-tile, ceramic-floor-tile, terrazzo-cement-tile | 38 | 95
  bath    | 78  | subway-tile, handmade-look-tile, marble-tile, patterned-tile | 60 | 150
  bath    | 80  | single-vanities, floating-vanities, double-vanities, powder-vanities | 1 | 1
  bath    | 74  | single-hole-faucets, widespread-faucets, wall-mount-faucets | 1 | 2
  bath    | 66  | one-piece-toilets, two-piece-toilets, wall-hung-toilets | 1 | 1
  bath    | 58  | shower-systems, shower-heads, shower-trim | 1 | 1
  bath    | 34  | freestanding-tubs, alcove-tubs, drop-in-tubs | 1 | 1
  bath    | 46  | vanity-lights, wall-sconces | 1 | 2
  bath    | 22  | shower-doors, bath-fans | 1 | 1
  kitchen | 88  | subway-tile, glass-tile, mosaic-backsplash, handmade-look-tile, marble-backsplash | 26 | 58
  kitchen | 78  | apron-front-sinks, undermount-sinks, drop-in-sinks | 1 | 1
  kitchen | 82  | pull-down-faucets, pull-out-faucets, bridge-faucets | 1 | 1
  kitchen | 60  | pendants, linear-lights | 1 | 3
  kitchen | 66  | cabinet-pulls, cup-edge-pulls | 16 | 34
  kitchen | 34  | cabinet-knobs | 8 | 18
  kitchen | 30  | quartz-slabs, granite-slabs, porcelain-slabs | 1 | 2
  kitchen | 24  | range-hoods, dishwashers | 1 | 1
  cabinets | 100 | base-cabinets | 4 | 8
  cabinets | 92 | wall-cabinets | 3 | 6
  cabinets | 40 | tall-cabinets | 1 | 1
  cabinets | 62 | cabinet-panels, cabinet-moldings | 2 | 4
  cabinets | 70 | cabinet-pulls, cabinet-knobs | 14 | 30
  appliances | 72 | refrigerators | 1 | 1
  appliances | 64 | ranges, ovens-cooktops | 1 | 1
  appliances | 58 | dishwashers | 1 | 1
  appliances | 36 | range-hoods | 1 | 1
  appliances | 26 | microwaves-wine | 1 | 1
  appliances | 18 | laundry | 1 | 2
  lights  | 76  | pendants, chandeliers, linear-lights | 1 | 4
  lights  | 52  | wall-sconces, flush-mounts | 2 | 4
  lights  | 44  | recessed-lights | 6 | 18
  lights  | 34  | ceiling-fans, ceiling-fans-light, hugger-fans | 1 | 3
  outdoor | 62  | porcelain-pavers | 160 | 420
  outdoor | 40  | landscape-turf, pet-turf | 240 | 700
  outdoor | 34  | concrete-pavers, brick-pavers, flagstone | 1 | 3
  outdoor | 26  | travertine-coping, bluestone-coping, porcelain-coping | 18 | 44
  outdoor | 22  | ledger-panels, thin-veneer | 40 | 110
  small   | 60  | pull-down-faucets, widespread-faucets, shower-heads | 1 | 1
  small   | 50  | pendants, vanity-lights, bath-fans, cabinet-pulls | 1 | 4
  small   | 40  | bar-sinks, powder-vanities, two-piece-toilets | 1 | 1
`,
);

export const basketLines: readonly BasketLine[] = rows.map((row) => ({
  basket: row.basket,
  percent: readNumber(row.percent),
  children: readList(row.children),
  low: readNumber(row.low),
  high: readNumber(row.high),
}));

/** How often each is ordered, by month from January on: yards are laid in the warm months. */
export const basketShares: Readonly<Record<string, readonly number[]>> = {
  floor: [20, 20, 20, 18, 18, 16, 16, 18, 20, 22, 22, 20],
  bath: [24, 24, 23, 21, 19, 18, 18, 20, 23, 24, 24, 22],
  kitchen: [18, 18, 18, 17, 16, 14, 14, 16, 18, 19, 18, 16],
  cabinets: [5, 5, 5, 5, 4, 4, 4, 4, 5, 5, 5, 4],
  appliances: [7, 6, 6, 6, 7, 7, 8, 7, 6, 6, 12, 10],
  lights: [8, 8, 7, 7, 7, 7, 7, 7, 8, 9, 9, 9],
  outdoor: [1, 2, 8, 14, 16, 16, 13, 9, 7, 4, 1, 1],
  small: [10, 9, 8, 8, 8, 9, 9, 9, 8, 8, 9, 10],
  samples: [9, 9, 9, 8, 7, 7, 7, 8, 9, 8, 7, 6],
};
