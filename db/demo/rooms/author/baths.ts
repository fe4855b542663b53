// Bathrooms from powder room to primary suite. Walls are read from their left end as one faces them:
// the north wall from the west, the east wall from the north, the south wall from the east, the west
// wall from the south.
import {
  alcoveTub,
  freeTub,
  type ShowerWish,
  shower,
  tileStretch,
  toilet,
  type VanityWish,
  vanity,
  wingWall,
} from './bath.ts';
import type { Drawing } from './drawing.ts';
import { cutHoles, free, type Hole, hang } from './furnish.ts';
import { atCeiling, downlights } from './lights.ts';
import type { Inches } from './measure.ts';
import { receptacles } from './outlets.ts';
import { type Corner, eyeIn, oneRoom, type Plan, sizeText } from './plan.ts';
import type { Compass, Room } from './shell.ts';

interface BathRow {
  readonly id: string;
  readonly name: string;
  readonly w: number;
  readonly d: number;
  readonly use?: 'bath' | 'powder-room';
  readonly ceiling?: number;
  readonly holes: readonly Hole[];
  readonly vanities: readonly VanityWish[];
  readonly toilet: readonly [on: Compass, at: number, paper?: readonly [Compass, number]];
  readonly tub?:
    | {
        readonly alcove: Compass;
        readonly from: number;
        readonly drain: 'left' | 'right';
        readonly door?: boolean;
      }
    | { readonly at: Inches; readonly turn: number };
  readonly showers?: readonly ShowerWish[];
  readonly wings?: readonly { readonly on: Compass; readonly at: number; readonly long: number }[];
  readonly towels?: readonly (readonly [Compass, number])[];
  readonly mats?: readonly (readonly [Inches, number])[];
  readonly plants?: readonly Inches[];
  readonly pictures?: readonly (readonly [Compass, number])[];
  readonly extra?: (drawing: Drawing, room: Room) => void;
  readonly from: Corner;
  readonly fov?: number;
  readonly inset?: readonly [number, number];
  readonly look?: readonly [number, number];
}

const pane = (on: Compass, at: number, width = 30): Hole => [
  on,
  'window-awning',
  at,
  width,
  { sill: 52, height: 30 },
];
const door = (on: Compass, at: number, more: Hole[4] = {}): Hole => [
  on,
  'door-single',
  at,
  36,
  more,
];

const rows: readonly BathRow[] = [
  {
    id: 'powder-5x6',
    name: 'Powder room, 5 x 6',
    w: 62,
    d: 72,
    use: 'powder-room',
    holes: [door('s', 31, { swings: 'out' })],
    vanities: [{ on: 'n', at: 15.2, width: 24, light: 'above' }],
    toilet: ['n', 44, ['e', 36]],
    pictures: [['w', 36]],
    from: 'se',
    fov: 70,
    inset: [6, 4],
    look: [22, 70],
  },
  {
    id: 'powder-narrow-4x7',
    name: 'Narrow powder room, 3 1/2 x 7',
    w: 44,
    d: 86,
    use: 'powder-room',
    holes: [door('s', 22, { swings: 'out' })],
    vanities: [{ on: 'w', at: 21, width: 24 }],
    toilet: ['n', 22, ['e', 38]],
    pictures: [['n', 22]],
    from: 'se',
    fov: 72,
    inset: [6, 4],
    look: [14, 78],
  },
  {
    id: 'powder-window-6x6',
    name: 'Powder room with window, 6 x 6',
    w: 72,
    d: 74,
    use: 'powder-room',
    ceiling: 108,
    holes: [
      door('s', 52, { swings: 'out' }),
      ['n', 'window-double-hung', 54, 26, { sill: 38, height: 52 }],
    ],
    vanities: [{ on: 'w', at: 44, width: 36, style: 'floating', mirror: 'one' }],
    toilet: ['n', 54, ['e', 36]],
    plants: [[12, 12]],
    from: 'se',
    fov: 70,
    inset: [6, 4],
    look: [16, 60],
  },
  {
    id: 'bath-hall-5x8',
    name: 'Hall bath with tub, 5 x 8',
    w: 60,
    d: 97,
    holes: [door('s', 20)],
    vanities: [{ on: 'w', at: 16, width: 30, mirror: 'cabinet' }],
    toilet: ['w', 48, ['w', 60]],
    tub: { alcove: 'n', from: 0, drain: 'left' },
    towels: [['e', 50]],
    mats: [[[38, 54], 0]],
    from: 'se',
    fov: 72,
    inset: [6, 4],
    look: [22, 92],
  },
  {
    id: 'bath-hall-5x9',
    name: 'Hall bath with glass tub door, 5 x 9',
    w: 60,
    d: 110,
    holes: [door('s', 20)],
    vanities: [{ on: 'w', at: 20, width: 36 }],
    toilet: ['w', 59, ['w', 72]],
    tub: { alcove: 'n', from: 0, drain: 'left', door: true },
    towels: [['e', 70]],
    mats: [[[38, 66], 0]],
    from: 'se',
    fov: 70,
    inset: [6, 4],
    look: [22, 104],
  },
  {
    id: 'bath-guest-shower-5x9',
    name: 'Guest bath with sliding shower, 5 x 9',
    w: 58.25,
    d: 114,
    holes: [door('s', 20)],
    vanities: [{ on: 'w', at: 15.8, width: 30 }],
    toilet: ['w', 46.4, ['w', 60]],
    showers: [
      { on: 'n', from: 0, to: 58.25, depth: 34, glass: 'sliding', width: 58, valve: ['w', 97] },
    ],
    towels: [['e', 60]],
    mats: [[[40, 58], 0]],
    from: 'se',
    fov: 70,
    inset: [6, 4],
    look: [20, 100],
  },
  {
    id: 'bath-walk-in-6x10',
    name: 'Bath with walk-in shower, 6 x 10',
    w: 74,
    d: 127,
    holes: [door('s', 22), pane('e', 60)],
    vanities: [{ on: 'w', at: 20, width: 36, style: 'floating' }],
    toilet: ['w', 57, ['w', 70]],
    showers: [
      {
        on: 'n',
        from: 0,
        to: 74,
        depth: 36,
        glass: 'walk-in',
        width: 48,
        glassAt: 24,
        valve: ['w', 109],
      },
    ],
    towels: [['e', 92]],
    mats: [[[52, 62], 0]],
    from: 'se',
    fov: 66,
    inset: [6, 5],
    look: [24, 100],
  },
  {
    id: 'bath-corner-shower-7x8',
    name: 'Bath with corner shower, 7 x 8 1/2',
    w: 86,
    d: 102,
    holes: [door('s', 22), pane('n', 66, 24)],
    vanities: [{ on: 'w', at: 24, width: 36, light: 'beside' }],
    toilet: ['n', 65, ['e', 36]],
    showers: [
      { on: 'n', from: 0, to: 42, depth: 34, glass: 'corner', width: 42, valve: ['w', 85] },
    ],
    towels: [['e', 66]],
    mats: [[[36, 46], 0]],
    from: 'se',
    fov: 68,
    inset: [6, 5],
    look: [26, 84],
  },
  {
    id: 'bath-neo-angle-6x8',
    name: 'Small bath with angled shower, 6 x 8',
    w: 78,
    d: 98,
    holes: [door('s', 22)],
    vanities: [{ on: 'w', at: 18, width: 30, mirror: 'cabinet' }],
    toilet: ['n', 60, ['e', 36]],
    showers: [
      { on: 'n', from: 0, to: 38, depth: 38, glass: 'neo-angle', width: 38, valve: ['w', 79] },
    ],
    towels: [['e', 66]],
    from: 'se',
    fov: 70,
    inset: [6, 4],
    look: [22, 76],
  },
  {
    id: 'bath-family-8x10',
    name: 'Family bath with double vanity, 8 x 10',
    w: 96,
    d: 122,
    holes: [door('s', 22), pane('e', 74)],
    vanities: [{ on: 'w', at: 40, width: 60 }],
    toilet: ['n', 80.2, ['e', 36]],
    tub: { alcove: 'n', from: 0, drain: 'left' },
    wings: [{ on: 'n', at: 60, long: 32.5 }],
    towels: [['e', 100]],
    mats: [[[46, 74], 0]],
    from: 'se',
    fov: 66,
    inset: [8, 8],
    look: [34, 106],
  },
  {
    id: 'bath-clawfoot-8x9',
    name: 'Bath with clawfoot tub, 8 x 9',
    w: 98,
    d: 110,
    ceiling: 108,
    holes: [door('s', 24), ['n', 'window-double-hung', 49, 36, { sill: 40, height: 54 }]],
    vanities: [{ on: 'w', at: 24, width: 36, light: 'beside' }],
    toilet: ['w', 66, ['w', 79]],
    tub: { at: [63, 91], turn: 0 },
    towels: [['e', 70]],
    plants: [[14, 98]],
    mats: [[[58, 60], 0]],
    from: 'se',
    fov: 66,
    inset: [8, 6],
    look: [36, 92],
  },
  {
    id: 'bath-primary-9x11',
    name: 'Primary bath with free tub, 9 x 11',
    w: 110,
    d: 134,
    ceiling: 108,
    holes: [door('s', 40), ['n', 'window-fixed', 48, 48, { sill: 44, height: 44 }]],
    vanities: [{ on: 'e', at: 74, width: 60 }],
    toilet: ['w', 66, ['w', 79]],
    tub: { at: [48, 114], turn: 0 },
    showers: [
      { on: 'w', from: 0, to: 42, depth: 34, glass: 'corner', width: 42, valve: ['s', 93] },
    ],
    towels: [['w', 106]],
    plants: [[14, 120]],
    mats: [[[48, 86], 0]],
    from: 'se',
    fov: 68,
    inset: [34, 8],
    look: [52, 112],
  },
  {
    id: 'bath-primary-10x13',
    name: 'Primary bath with walk-in shower, 10 x 13',
    w: 122,
    d: 158,
    ceiling: 108,
    holes: [door('s', 34), ['w', 'window-fixed', 82, 40, { sill: 50, height: 36 }]],
    vanities: [{ on: 'e', at: 104, width: 72, light: 'beside', mirror: 'two' }],
    toilet: ['w', 22, ['s', 94]],
    tub: { at: [20, 82], turn: 90 },
    showers: [
      {
        on: 'n',
        from: 44.5,
        to: 122,
        depth: 42,
        glass: 'walk-in',
        width: 54,
        glassAt: 71.5,
        valve: ['e', 20],
        bench: true,
      },
    ],
    wings: [{ on: 'n', at: 40, long: 42 }],
    towels: [['w', 52]],
    mats: [[[54, 82], 90]],
    from: 'se',
    fov: 66,
    inset: [36, 8],
    look: [50, 124],
  },
  {
    id: 'bath-suite-13x14',
    name: 'Primary suite bath, 13 x 14',
    w: 158,
    d: 170,
    ceiling: 108,
    holes: [
      ['s', 'door-double', 79, 60, { swings: 'out' }],
      ['n', 'window-fixed', 79, 60, { sill: 40, height: 48 }],
    ],
    vanities: [{ on: 'e', at: 62, width: 60, style: 'standing' }],
    toilet: ['w', 30, ['s', 120]],
    tub: { at: [79, 142], turn: 0 },
    showers: [
      { on: 'w', from: 64.5, to: 122.75, depth: 40, glass: 'sliding', width: 58, valve: ['w', 94] },
    ],
    wings: [
      { on: 'w', at: 60, long: 40 },
      { on: 'w', at: 122.75, long: 40 },
    ],
    towels: [['e', 120]],
    plants: [
      [144, 156],
      [14, 156],
    ],
    mats: [[[79, 108], 0]],
    from: 'se',
    fov: 64,
    inset: [14, 8],
    look: [66, 140],
  },
  {
    id: 'bath-wet-room-8x9',
    name: 'Wet room with tub and shower, 8 x 9',
    w: 98,
    d: 112,
    ceiling: 108,
    holes: [door('s', 24), ['w', 'window-fixed', 88, 30, { sill: 56, height: 30 }]],
    vanities: [{ on: 'e', at: 84, width: 48, style: 'floating', mirror: 'one' }],
    toilet: ['w', 24, ['s', 66]],
    tub: { at: [38, 92], turn: 0 },
    showers: [
      {
        on: 'n',
        from: 0,
        to: 98,
        depth: 44,
        glass: 'walk-in',
        width: 54,
        glassAt: 27,
        valve: ['e', 20],
      },
    ],
    towels: [['w', 50]],
    from: 'se',
    fov: 68,
    inset: [8, 6],
    look: [36, 96],
  },
  {
    id: 'bath-accessible-9x9',
    name: 'Accessible bath with roll-in shower, 9 x 9',
    w: 110,
    d: 112,
    holes: [['s', 'door-pocket', 40, 40]],
    vanities: [{ on: 'e', at: 76, width: 36, style: 'floating' }],
    toilet: ['w', 40, ['w', 53]],
    showers: [
      {
        on: 'n',
        from: 0,
        to: 110,
        depth: 40,
        glass: 'walk-in',
        width: 48,
        glassAt: 24,
        valve: ['n', 30],
        bench: true,
      },
    ],
    towels: [['w', 18]],
    extra(drawing, room) {
      const west = room.side('w');
      hang(drawing, west, 40, 'grab-bar', { middle: 34 }, { lengthTenths: 36 }, false);
      hang(drawing, room.side('n'), 60, 'grab-bar', { middle: 34 }, { lengthTenths: 36 }, false);
    },
    from: 'se',
    fov: 66,
    inset: [8, 6],
    look: [38, 96],
  },
];

function drawBath(row: BathRow): Plan {
  const { w, d } = row;
  const isPowder = row.use === 'powder-room';
  const ceiling = row.ceiling ?? 96;
  const { drawing, room } = oneRoom({
    use: row.use ?? 'bath',
    name: isPowder ? 'Powder room' : 'Bathroom',
    w,
    d,
    ceiling,
  });
  cutHoles(drawing, room, row.holes);
  for (const wish of row.vanities) vanity(drawing, room, wish);
  const [on, at, paper] = row.toilet;
  toilet(drawing, room, { on, at, ...(paper ? { paper } : {}) });
  const { tub } = row;
  const wings = (row.wings ?? []).map((wing) => ({ wing, id: wingWall(drawing, room, wing) }));
  if (tub && 'alcove' in tub) {
    alcoveTub(drawing, room, {
      on: tub.alcove,
      from: tub.from,
      drain: tub.drain,
      ends: wings.length > 0 ? [tub.drain] : ['left', 'right'],
      ...(tub.door ? { door: true } : {}),
    });
  } else if (tub) freeTub(drawing, tub);
  for (const wish of row.showers ?? []) shower(drawing, room, wish);
  for (const { id } of wings) {
    drawing.cover({
      roomId: room.id,
      face: { on: 'wall', wallId: id },
      role: 'shower-wall',
      layer: 1,
    });
  }
  for (const one of row.showers ?? []) tileEnds(drawing, room, one);
  for (const [side, along] of row.towels ?? []) {
    hang(drawing, room.side(side), along, 'towel-bar', { middle: 50 }, { lengthTenths: 24 });
  }
  for (const [place, turn] of row.mats ?? []) free(drawing, place, turn, 'bath-mat', {}, true);
  for (const place of row.plants ?? []) {
    free(
      drawing,
      place,
      's',
      'potted-plant',
      { heightTenths: 40, spreadTenths: 18, species: 'snake-plant' },
      true,
    );
  }
  for (const [side, along] of row.pictures ?? []) {
    hang(
      drawing,
      room.side(side),
      along,
      'framed-picture',
      { middle: 60 },
      { widthTenths: 18, heightTenths: 24 },
    );
  }
  row.extra?.(drawing, room);
  atCeiling(drawing, room, { kind: 'bath-fan', at: [w / 2, d * 0.62] });
  if (isPowder)
    atCeiling(drawing, room, {
      kind: 'flush-mount',
      at: [w / 2, d * 0.3],
      most: { diameterTenths: 16 },
    });
  else downlights(drawing, room, 58);
  receptacles(drawing, room);
  const eye = eyeIn(room, row.from, {
    ...(row.fov ? { fov: row.fov } : {}),
    ...(row.inset ? { inset: row.inset } : {}),
    ...(row.look ? { at: row.look } : {}),
    low: 34,
  });
  return { id: row.id, name: row.name, room: 'bath', size: sizeText(w, d), eye, drawing };
}

/** The walls beside a shower that ends in a corner are tiled as deep as it is. */
function tileEnds(drawing: Drawing, room: Room, wish: ShowerWish): void {
  const order: Compass[] = ['n', 'e', 's', 'w'];
  const index = order.indexOf(wish.on);
  const back = room.side(wish.on);
  const [leftOf, rightOf] = [order[(index + 3) % 4] ?? 'w', order[(index + 1) % 4] ?? 'e'];
  const height = room.ceiling;
  if (wish.from < 1) {
    const { length } = room.side(leftOf);
    tileStretch(drawing, room, { on: leftOf, from: length - wish.depth, to: length, height });
  }
  if (wish.to > back.length - 1) {
    tileStretch(drawing, room, { on: rightOf, from: 0, to: wish.depth, height });
  }
}

export function listBaths(): Plan[] {
  return rows.map(drawBath);
}
