// Kitchens of every shape. Measures in inches; walls are read from their left end as one faces them.
import { cutHoles, diningSet, free, type Hole, shades } from './furnish.ts';
import { type Island, type KitchenWall, kitchenIsland, kitchenWall } from './kitchen.ts';
import { downlights, hangLamp } from './lights.ts';
import type { Inches } from './measure.ts';
import { receptacles } from './outlets.ts';
import { type Corner, eyeIn, oneRoom, type Plan, sizeText } from './plan.ts';

interface KitchenRow {
  readonly id: string;
  readonly name: string;
  readonly w: number;
  readonly d: number;
  readonly ceiling: number;
  readonly holes: readonly Hole[];
  readonly walls: readonly KitchenWall[];
  readonly islands?: readonly Island[];
  readonly table?: {
    readonly at: Inches;
    readonly length: number;
    readonly chairs: 2 | 4 | 6;
    readonly isRound?: boolean;
    readonly isTurned?: boolean;
  };
  readonly plants?: readonly Inches[];
  readonly from: Corner;
  readonly fov?: number;
  readonly inset?: readonly [number, number];
  readonly look?: readonly [number, number];
}

const sinkWindow = (on: Hole[0], at: number, width = 48): Hole => [
  on,
  'window-casement',
  at,
  width,
  { sill: 44, height: 41 },
];

const rows: readonly KitchenRow[] = [
  {
    id: 'kitchen-one-wall-14x10',
    name: 'One-wall kitchen, 14 x 10',
    w: 168,
    d: 120,
    ceiling: 96,
    holes: [
      ['s', 'passage', 84, 60],
      ['w', 'window-double-hung', 60, 36],
    ],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallLeft: 'fridge30',
        parts: 'sink33 dw24 range30',
        hood: 'microwave',
      },
    ],
    plants: [[12, 14]],
    from: 'se',
  },
  {
    id: 'kitchen-studio-11x8',
    name: 'Studio kitchenette, 11 x 8',
    w: 132,
    d: 96,
    ceiling: 96,
    holes: [['s', 'passage', 66, 60]],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallLeft: 'fridge28',
        parts: 'sink30 dw18 range24',
        hood: 'none',
        uppers: 'shelves',
      },
    ],
    from: 'se',
    fov: 66,
  },
  {
    id: 'kitchen-one-wall-island-17x14',
    name: 'One-wall kitchen with island, 17 x 14',
    w: 204,
    d: 168,
    ceiling: 108,
    holes: [
      ['s', 'passage', 102, 72],
      ['w', 'window-double-hung', 60, 42],
      ['w', 'window-double-hung', 116, 42],
    ],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallLeft: 'pantry24 fridge36',
        parts: 'range36 micro30',
        uppers: 'glass',
      },
    ],
    islands: [{ at: [108, 76], faces: 'n', length: 84, parts: 'dw24 sink33', seats: 3 }],
    from: 'se',
    plants: [[14, 16]],
  },
  {
    id: 'kitchen-galley-8x13',
    name: 'Galley kitchen, 8 x 13',
    w: 98,
    d: 156,
    ceiling: 96,
    holes: [
      ['n', 'window-double-hung', 49, 30, { sill: 40, height: 44 }],
      ['s', 'passage', 49, 40],
    ],
    walls: [
      { on: 'w', left: 'wall', right: 'wall', parts: 'dw24 sink33', uppers: 'doors' },
      {
        on: 'e',
        left: 'wall',
        right: 'wall',
        tallRight: 'fridge30',
        parts: 'range30',
        hood: 'under',
      },
    ],
    from: 'sw',
    inset: [36, 8],
    look: [52, 130],
    fov: 64,
  },
  {
    id: 'kitchen-galley-9x15',
    name: 'Galley kitchen with pantry, 9 x 15',
    w: 108,
    d: 180,
    ceiling: 108,
    holes: [sinkWindow('w', 90), ['n', 'passage', 54, 42], ['s', 'passage', 54, 42]],
    walls: [
      { on: 'w', left: 'wall', right: 'wall', parts: 'dw24 sink36@90 trash18' },
      {
        on: 'e',
        left: 'wall',
        right: 'wall',
        tallLeft: 'pantry24',
        tallRight: 'fridge33',
        parts: 'range30',
      },
    ],
    from: 'sw',
    inset: [44, 6],
    look: [62, 130],
    fov: 62,
  },
  {
    id: 'kitchen-l-10x11',
    name: 'Small L-shaped kitchen, 10 x 11',
    w: 120,
    d: 132,
    ceiling: 96,
    holes: [sinkWindow('w', 60, 36), ['s', 'passage', 48, 42], ['e', 'window-double-hung', 90, 30]],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        parts: 'susan36 range30',
        tallRight: 'fridge30',
        hood: 'microwave',
      },
      { on: 'w', to: -36, upperTo: -24, left: 'wall', right: 'tight', parts: 'dw24 sink33@60' },
    ],
    from: 'se',
    fov: 64,
  },
  {
    id: 'kitchen-l-12x13',
    name: 'L-shaped kitchen, 12 x 13',
    w: 144,
    d: 156,
    ceiling: 108,
    holes: [sinkWindow('n', 60), ['s', 'passage', 72, 60], ['w', 'window-double-hung', 48, 36]],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', tallLeft: '', parts: 'sink36@60 dw24 susan36' },
      {
        on: 'e',
        from: 36,
        upperFrom: 24,
        to: 152,
        left: 'tight',
        right: 'open',
        parts: 'range30',
        tallRight: 'fridge33',
      },
    ],
    plants: [[14, 130]],
    from: 'sw',
    fov: 62,
  },
  {
    id: 'kitchen-l-island-14x16',
    name: 'L-shaped kitchen with island, 14 x 16',
    w: 168,
    d: 192,
    ceiling: 108,
    holes: [sinkWindow('w', 110), ['e', 'door-sliding-glass', 120, 72], ['s', 'passage', 110, 60]],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'susan36 range36', tallRight: 'fridge36' },
      {
        on: 'w',
        from: 44,
        to: -36,
        upperTo: -24,
        left: 'open',
        right: 'tight',
        parts: 'dw24 sink36 trash18',
      },
    ],
    islands: [
      { at: [98, 92], faces: 'n', length: 72, depth: 24, parts: 'drawers36 shelves36', seats: 3 },
    ],
    from: 'se',
    fov: 60,
  },
  {
    id: 'kitchen-l-island-16x18',
    name: 'Large L-shaped kitchen with island, 16 x 18',
    w: 192,
    d: 216,
    ceiling: 120,
    holes: [sinkWindow('e', 110, 60), ['s', 'passage', 70, 72], ['w', 'door-french', 60, 66]],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallLeft: 'oven30 fridge36',
        parts: 'cook36 susan36',
      },
      {
        on: 'e',
        from: 36,
        upperFrom: 24,
        to: 170,
        left: 'tight',
        right: 'open',
        parts: 'trash18 sink36 dw24',
      },
    ],
    islands: [
      {
        at: [92, 112],
        faces: 'n',
        length: 96,
        depth: 30,
        parts: 'drawers36 micro30 drawers30',
        seats: 4,
        ends: 'waterfall',
        pendants: 3,
      },
    ],
    from: 'sw',
    fov: 60,
    inset: [14, 14],
  },
  {
    id: 'kitchen-l-breakfast-14x14',
    name: 'L-shaped kitchen with breakfast table, 14 x 14',
    w: 168,
    d: 174,
    ceiling: 108,
    holes: [
      sinkWindow('n', 100),
      ['e', 'window-double-hung', 120, 54, { sill: 30, height: 60 }],
      ['s', 'passage', 120, 48],
    ],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'susan36 sink36@100 dw24' },
      {
        on: 'w',
        from: 10,
        to: -36,
        upperTo: -24,
        left: 'open',
        right: 'tight',
        tallLeft: 'fridge33',
        parts: 'range30',
      },
    ],
    table: { at: [112, 62], length: 48, chairs: 4, isRound: true },
    from: 'sw',
    inset: [60, 10],
    look: [96, 130],
    fov: 64,
  },
  {
    id: 'kitchen-u-10x11',
    name: 'U-shaped kitchen, 10 x 11',
    w: 120,
    d: 132,
    ceiling: 96,
    holes: [sinkWindow('n', 60, 42), ['s', 'passage', 60, 48]],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'susan36 sink36@60 susan36' },
      {
        on: 'w',
        from: 8,
        to: -36,
        upperTo: -24,
        left: 'open',
        right: 'tight',
        tallLeft: 'fridge30',
        parts: 'drawers24',
      },
      {
        on: 'e',
        from: 36,
        to: 128,
        upperFrom: 24,
        left: 'tight',
        right: 'open',
        parts: 'dw24 range30',
        hood: 'microwave',
      },
    ],
    from: 'sw',
    inset: [44, 6],
    look: [66, 110],
    fov: 66,
  },
  {
    id: 'kitchen-u-12x13',
    name: 'U-shaped kitchen, 12 x 13',
    w: 144,
    d: 156,
    ceiling: 108,
    holes: [sinkWindow('n', 72), ['s', 'passage', 72, 60]],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'susan36 sink36@72 susan36' },
      {
        on: 'w',
        from: 4,
        to: -36,
        upperTo: -24,
        left: 'open',
        right: 'tight',
        tallLeft: 'fridge36',
        parts: 'drawers30 dw24',
      },
      { on: 'e', from: 36, upperFrom: 24, to: 152, left: 'tight', right: 'open', parts: 'range30' },
    ],
    from: 'se',
    inset: [44, 6],
    look: [66, 120],
    fov: 64,
  },
  {
    id: 'kitchen-u-island-17x17',
    name: 'U-shaped kitchen with island, 17 x 17',
    w: 204,
    d: 204,
    ceiling: 108,
    holes: [sinkWindow('n', 102, 60), ['s', 'passage', 102, 84]],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'susan36 dw24 sink36@102 trash18 susan36' },
      {
        on: 'w',
        from: 30,
        to: -36,
        upperTo: -24,
        left: 'open',
        right: 'tight',
        tallLeft: 'pantry24 fridge36',
        parts: 'drawers30',
      },
      {
        on: 'e',
        from: 36,
        upperFrom: 24,
        to: 170,
        left: 'tight',
        right: 'open',
        parts: 'range36@46',
        tallRight: 'oven33',
      },
    ],
    islands: [
      { at: [102, 98], faces: 'n', length: 66, depth: 24, parts: 'drawers33 shelves33', seats: 2 },
    ],
    from: 'se',
    inset: [40, 8],
    look: [92, 140],
    fov: 66,
  },
  {
    id: 'kitchen-g-13x14',
    name: 'G-shaped kitchen, 13 x 14',
    w: 156,
    d: 168,
    ceiling: 108,
    holes: [sinkWindow('n', 78), ['s', 'passage', 50, 60]],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'susan36 sink36@78 susan36' },
      {
        on: 'w',
        from: 4,
        to: -36,
        upperTo: -24,
        left: 'open',
        right: 'tight',
        tallLeft: 'fridge33',
        parts: 'drawers36 dw24',
      },
      {
        on: 'e',
        from: 36,
        upperFrom: 24,
        to: 101.7,
        left: 'tight',
        right: 'tight',
        parts: 'range30@33',
      },
    ],
    islands: [
      {
        at: [126, 46],
        faces: 'n',
        length: 60,
        parts: 'blind42 drawers18',
        seats: 2,
        tier: 'peninsula',
        leftEnd: 'tight',
        rightEnd: 'open',
      },
    ],
    from: 'sw',
    inset: [14, 10],
    look: [92, 120],
    fov: 64,
  },
  {
    id: 'kitchen-peninsula-12x13',
    name: 'Kitchen with peninsula, 12 x 13',
    w: 144,
    d: 156,
    ceiling: 96,
    holes: [sinkWindow('n', 84, 42), ['s', 'passage', 100, 60]],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallRight: 'fridge30',
        parts: 'susan36 sink33@84',
        uppers: 'doors',
      },
      {
        on: 'w',
        from: 62.3,
        to: -36,
        upperTo: -24,
        left: 'tight',
        right: 'tight',
        parts: 'range30',
        hood: 'microwave',
      },
    ],
    islands: [
      {
        at: [45, 42],
        faces: 'n',
        length: 90,
        parts: 'dw24 blind45',
        seats: 3,
        tier: 'peninsula',
        leftEnd: 'open',
        rightEnd: 'tight',
        pendants: 2,
      },
    ],
    from: 'se',
    inset: [8, 10],
    look: [60, 110],
    fov: 64,
  },
  {
    id: 'kitchen-peninsula-15x15',
    name: 'Open kitchen with peninsula, 15 x 15',
    w: 180,
    d: 180,
    ceiling: 108,
    holes: [sinkWindow('n', 96), ['s', 'passage', 120, 84], ['e', 'window-double-hung', 130, 48]],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallRight: 'pantry18 fridge33',
        parts: 'susan36 dw24 sink36@96',
        uppers: 'glass',
      },
      {
        on: 'w',
        from: 66.3,
        to: -36,
        upperTo: -24,
        left: 'tight',
        right: 'tight',
        parts: 'range30',
      },
    ],
    islands: [
      {
        at: [54, 46],
        faces: 'n',
        length: 108,
        parts: 'drawers36 blind45',
        seats: 4,
        tier: 'peninsula',
        leftEnd: 'open',
        rightEnd: 'tight',
        pendants: 3,
      },
    ],
    from: 'se',
    inset: [10, 10],
    look: [70, 125],
    fov: 64,
  },
  {
    id: 'kitchen-two-wall-island-15x17',
    name: 'Two-wall kitchen with cooktop island, 15 x 17',
    w: 180,
    d: 204,
    ceiling: 108,
    holes: [
      ['e', 'window-fixed', 102, 84, { sill: 30, height: 60 }],
      ['s', 'passage', 90, 84],
    ],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallLeft: 'fridge36 pantry24',
        tallRight: 'oven30',
        parts: 'sink36 dw24',
        uppers: 'none',
      },
    ],
    islands: [
      {
        at: [92, 104],
        faces: 'n',
        length: 96,
        depth: 30,
        parts: 'drawers30 cook36 drawers30',
        seats: 4,
        hood: 'island',
      },
    ],
    from: 'se',
    fov: 60,
  },
  {
    id: 'kitchen-chef-18x19',
    name: "Chef's kitchen, 18 x 19",
    w: 216,
    d: 228,
    ceiling: 120,
    holes: [sinkWindow('w', 130, 72), ['s', 'passage', 108, 96], ['e', 'door-french', 160, 66]],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'susan36 range48@118', tallRight: 'fridge36' },
      {
        on: 'w',
        from: 30,
        to: -36,
        upperTo: -24,
        left: 'open',
        right: 'tight',
        tallLeft: 'pantry30',
        parts: 'dw24 sink36 trash18 wine24',
      },
    ],
    islands: [
      {
        at: [118, 116],
        faces: 'n',
        length: 102,
        depth: 30,
        parts: 'micro30 prep24 drawers36',
        seats: 4,
        pendants: 3,
      },
    ],
    from: 'se',
    fov: 58,
  },
  {
    id: 'kitchen-double-island-20x21',
    name: 'Kitchen with two islands, 20 x 21',
    w: 240,
    d: 252,
    ceiling: 120,
    holes: [
      sinkWindow('n', 66, 60),
      sinkWindow('n', 186, 60),
      ['s', 'passage', 120, 108],
      ['w', 'door-sliding-glass', 90, 96],
    ],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'range48@126', uppers: 'none' },
      {
        on: 'e',
        from: 38,
        to: 200,
        left: 'open',
        right: 'open',
        tallLeft: 'fridge36 oven33',
        tallRight: 'pantry30',
        parts: 'wine24 drawers24',
        uppers: 'none',
      },
    ],
    islands: [
      {
        at: [110, 160],
        faces: 'n',
        length: 96,
        depth: 30,
        parts: 'dw24 sink36 trash18',
        seats: 0,
        pendants: 2,
      },
      {
        at: [110, 76],
        faces: 'n',
        length: 96,
        depth: 24,
        parts: 'drawers36 micro30 drawers30',
        seats: 4,
        pendants: 2,
        ends: 'waterfall',
      },
    ],
    from: 'sw',
    fov: 60,
  },
  {
    id: 'kitchen-eat-in-15x17',
    name: 'Eat-in farmhouse kitchen, 15 x 17',
    w: 180,
    d: 204,
    ceiling: 108,
    holes: [
      sinkWindow('n', 90, 60),
      ['e', 'window-double-hung', 130, 36, { sill: 30, height: 60 }],
      ['w', 'window-double-hung', 56, 36, { sill: 30, height: 60 }],
      ['s', 'door-french', 60, 66, { swings: 'out' }],
    ],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallLeft: 'fridge33',
        parts: 'dw24 sink36@56.4 susan36',
        uppers: 'shelves',
      },
      {
        on: 'e',
        from: 36,
        upperFrom: 24,
        to: 108,
        left: 'tight',
        right: 'open',
        parts: 'range36',
        uppers: 'none',
      },
    ],
    table: { at: [84, 84], length: 72, chairs: 6 },
    from: 'sw',
    fov: 60,
    inset: [14, 12],
  },
  {
    id: 'kitchen-island-sink-16x16',
    name: 'Kitchen with sink island, 16 x 16',
    w: 192,
    d: 192,
    ceiling: 108,
    holes: [
      ['w', 'window-double-hung', 60, 48, { sill: 30, height: 60 }],
      ['w', 'window-double-hung', 130, 48, { sill: 30, height: 60 }],
      ['s', 'passage', 130, 72],
    ],
    walls: [
      {
        on: 'n',
        left: 'wall',
        right: 'wall',
        tallLeft: 'pantry18',
        tallRight: 'fridge36 oven30',
        parts: 'range30',
        uppers: 'doors',
      },
    ],
    islands: [{ at: [92, 98], faces: 'n', length: 96, depth: 24, parts: 'dw24 sink36', seats: 4 }],
    from: 'se',
    fov: 60,
  },
  {
    id: 'kitchen-corner-sink-12x12',
    name: 'Square kitchen with U of cabinets, 12 x 12',
    w: 144,
    d: 144,
    ceiling: 96,
    holes: [sinkWindow('e', 78, 42), ['s', 'passage', 72, 60]],
    walls: [
      { on: 'n', left: 'wall', right: 'wall', parts: 'susan36 range36 susan36', hood: 'under' },
      {
        on: 'e',
        from: 36,
        to: 140,
        upperFrom: 24,
        left: 'tight',
        right: 'open',
        parts: 'dw24 sink33',
      },
      {
        on: 'w',
        from: 20,
        to: -36,
        upperTo: -24,
        left: 'open',
        right: 'tight',
        tallLeft: 'fridge30',
        parts: 'drawers30',
      },
    ],
    from: 'sw',
    inset: [46, 6],
    look: [84, 110],
    fov: 66,
  },
];

function drawKitchen(row: KitchenRow): Plan {
  const { w, d, ceiling } = row;
  const { drawing, room } = oneRoom({ use: 'kitchen', name: 'Kitchen', w, d, ceiling });
  cutHoles(drawing, room, row.holes);
  for (const wall of row.walls) kitchenWall(drawing, room, wall);
  for (const island of row.islands ?? []) kitchenIsland(drawing, room, island);
  if (row.table) {
    diningSet(drawing, row.table);
    hangLamp(drawing, room, { kind: 'chandelier', at: row.table.at, bottom: 64, most: 30 });
  }
  downlights(drawing, room, 66);
  receptacles(drawing, room);
  for (const [on, style] of row.holes) {
    if (style === 'window-double-hung') shades(drawing, room, on);
  }
  for (const at of row.plants ?? []) {
    free(drawing, at, 's', 'potted-plant', { heightTenths: 54, spreadTenths: 22 }, true);
  }
  const eye = eyeIn(room, row.from, {
    ...(row.fov ? { fov: row.fov } : {}),
    ...(row.inset ? { inset: row.inset } : {}),
    ...(row.look ? { at: row.look } : {}),
  });
  return { id: row.id, name: row.name, room: 'kitchen', size: sizeText(w, d), eye, drawing };
}

export function listKitchens(): Plan[] {
  return rows.map(drawKitchen);
}
