// Living and dining rooms, bedrooms and a home office: furniture in tables, measures in inches.

import type { Drawing } from './drawing.ts';
import { against, atop, curtains, cutHoles, diningSet, free, type Hole, hang } from './furnish.ts';
import { atCeiling, downlights, hangLamp } from './lights.ts';
import { receptacles } from './outlets.ts';
import { type Corner, eyeIn, oneRoom, type Plan, type PlanRoom, sizeText } from './plan.ts';
import type { Room } from './shell.ts';

interface RoomRow {
  readonly id: string;
  readonly name: string;
  readonly room: PlanRoom;
  readonly use: 'living' | 'dining' | 'bedroom' | 'office';
  readonly w: number;
  readonly d: number;
  readonly ceiling?: number;
  readonly holes: readonly Hole[];
  readonly furnish: (drawing: Drawing, room: Room) => void;
  readonly from: Corner;
  readonly fov?: number;
  readonly inset?: readonly [number, number];
  readonly look?: readonly [number, number];
}

const tall = { sill: 20, height: 68 } as const;

/** A lamp on a table, and a plant: what every seat wants beside it. */
function sideTable(drawing: Drawing, at: readonly [number, number], lamp = true): void {
  const table = free(drawing, at, 's', 'side-table');
  if (lamp) {
    atop(drawing, { on: table, at, faces: 's', height: 23, kind: 'table-lamp' });
  }
}

function plant(drawing: Drawing, at: readonly [number, number], height = 66): void {
  free(
    drawing,
    at,
    's',
    'potted-plant',
    { heightTenths: height, spreadTenths: height * 0.44 },
    true,
  );
}

/** Sofa, rug, coffee table and chairs about a middle, the sofa looking north. */
function seating(
  drawing: Drawing,
  [x, y]: readonly [number, number],
  given: {
    readonly sofa: number;
    readonly chairs: boolean;
    readonly rug: readonly [number, number];
  },
): void {
  free(drawing, [x, y], 's', 'rug', { widthTenths: given.rug[0], depthTenths: given.rug[1] });
  free(drawing, [x, y - 44], 'n', 'sofa', { widthTenths: given.sofa });
  const table = free(drawing, [x, y + 2], 's', 'coffee-table');
  atop(drawing, { on: table, at: [x - 12, y + 2], faces: 's', height: 17, kind: 'book-stack' });
  atop(drawing, {
    on: table,
    at: [x + 12, y + 3],
    faces: 's',
    height: 17,
    kind: 'vase',
    params: { heightTenths: 9 },
  });
  if (given.chairs) {
    free(drawing, [x - 58, y + 26], 125, 'armchair');
    free(drawing, [x + 58, y + 26], 235, 'armchair');
  }
}

/** A bed with its head to a side's middle, nightstands and lamps. */
function bedroomSet(
  drawing: Drawing,
  room: Room,
  given: {
    readonly on: 'n' | 'e' | 'w';
    readonly at: number;
    readonly bed: number;
    readonly rug?: boolean;
  },
): void {
  const side = room.side(given.on);
  if (given.rug !== false) {
    const under = side.spot(given.at, 58);
    free(drawing, under.at, under.turn, 'rug', { widthTenths: given.bed + 36, depthTenths: 72 });
  }
  against(drawing, side, given.at, 'bed', {
    size: given.bed > 70 ? 'king' : given.bed > 56 ? 'queen' : 'twin',
  });
  for (const sign of [-1, 1]) {
    const along = given.at + sign * (given.bed / 2 + 15);
    const stand = against(drawing, side, along, 'nightstand', {
      widthTenths: 22,
      heightTenths: 26,
    });
    const spot = side.spot(along, 10);
    atop(drawing, {
      on: stand,
      at: spot.at,
      faces: spot.turn,
      height: 26,
      kind: 'table-lamp',
      params: { heightTenths: 24, diameterTenths: 13 },
    });
  }
  hang(
    drawing,
    side,
    given.at,
    'framed-picture',
    { middle: 72 },
    { widthTenths: 40, heightTenths: 26 },
  );
}

const rows: readonly RoomRow[] = [
  {
    id: 'living-14x17',
    name: 'Living room, 14 x 17',
    room: 'living',
    use: 'living',
    w: 168,
    d: 204,
    ceiling: 108,
    holes: [
      ['e', 'window-double-hung', 60, 40, tall],
      ['e', 'window-double-hung', 130, 40, tall],
      ['s', 'passage', 30, 48],
    ],
    furnish(drawing, room) {
      seating(drawing, [84, 112], { sofa: 84, chairs: false, rug: [108, 84] });
      against(drawing, room.side('n'), 84, 'media-console', { widthTenths: 72 });
      hang(drawing, room.side('n'), 84, 'tv', { middle: 54 }, { diagonalTenths: 65 });
      free(drawing, [28, 132], 'e', 'armchair');
      sideTable(drawing, [28, 68]);
      plant(drawing, [20, 184]);
      hang(
        drawing,
        room.side('w'),
        90,
        'framed-picture',
        { middle: 60 },
        { widthTenths: 40, heightTenths: 30 },
      );
    },
    from: 'se',
    inset: [12, 10],
    look: [66, 140],
  },
  {
    id: 'living-fireplace-15x18',
    name: 'Living room with fireplace, 15 x 18',
    room: 'living',
    use: 'living',
    w: 180,
    d: 216,
    ceiling: 108,
    holes: [
      ['w', 'window-double-hung', 60, 40, tall],
      ['w', 'window-double-hung', 150, 40, tall],
      ['n', 'window-double-hung', 28, 30, tall],
      ['n', 'window-double-hung', 152, 30, tall],
      ['s', 'passage', 40, 60],
    ],
    furnish(drawing, room) {
      against(drawing, room.side('n'), 90, 'fireplace', {}, { out: 0.2 });
      seating(drawing, [90, 124], { sofa: 90, chairs: true, rug: [120, 96] });
      hang(
        drawing,
        room.side('n'),
        90,
        'framed-picture',
        { middle: 78 },
        { widthTenths: 36, heightTenths: 28 },
      );
      sideTable(drawing, [32, 80]);
      sideTable(drawing, [148, 80]);
      against(drawing, room.side('e'), 170, 'console-table', { widthTenths: 54 });
      plant(drawing, [164, 200], 60);
    },
    from: 'se',
    inset: [14, 10],
    look: [72, 160],
  },
  {
    id: 'living-great-room-18x22',
    name: 'Great room with dining, 18 x 22',
    room: 'living',
    use: 'living',
    w: 216,
    d: 264,
    ceiling: 120,
    holes: [
      ['n', 'door-sliding-glass', 108, 120],
      ['w', 'window-fixed', 180, 60, tall],
      ['e', 'window-fixed', 180, 60, { sill: 30, height: 60 }],
      ['s', 'passage', 40, 60],
    ],
    furnish(drawing, room) {
      seating(drawing, [96, 178], { sofa: 96, chairs: true, rug: [132, 108] });
      diningSet(drawing, { at: [104, 66], length: 84, chairs: 6 });
      hangLamp(drawing, room, { kind: 'linear-light', at: [104, 66], bottom: 64, most: 60 });
      against(drawing, room.side('w'), 66, 'sideboard', { widthTenths: 66 });
      hang(
        drawing,
        room.side('w'),
        66,
        'framed-picture',
        { middle: 64 },
        { widthTenths: 48, heightTenths: 32 },
      );
      sideTable(drawing, [32, 136]);
      plant(drawing, [196, 244], 80);
      plant(drawing, [18, 248], 60);
      free(drawing, [196, 140], 's', 'floor-lamp', {}, true);
    },
    from: 'se',
    inset: [12, 10],
    look: [80, 170],
  },
  {
    id: 'living-small-11x13',
    name: 'Small living room, 11 x 13',
    room: 'living',
    use: 'living',
    w: 134,
    d: 156,
    holes: [
      ['w', 'window-double-hung', 100, 54, { sill: 26, height: 58 }],
      ['s', 'passage', 30, 44],
    ],
    furnish(drawing, room) {
      free(drawing, [68, 86], 's', 'round-rug', { diameterTenths: 84 });
      free(drawing, [68, 44], 'n', 'loveseat', { widthTenths: 66 });
      const table = free(drawing, [68, 86], 's', 'coffee-table', {
        widthTenths: 36,
        depthTenths: 22,
      });
      atop(drawing, { on: table, at: [66, 86], faces: 's', height: 17, kind: 'book-stack' });
      against(drawing, room.side('n'), 67, 'media-console', { widthTenths: 60 });
      hang(drawing, room.side('n'), 67, 'tv', { middle: 52 }, { diagonalTenths: 50 });
      free(drawing, [112, 98], 250, 'lounge-chair');
      plant(drawing, [18, 138], 54);
      free(drawing, [22, 30], 's', 'floor-lamp', {}, true);
      hang(
        drawing,
        room.side('e'),
        90,
        'framed-picture',
        { middle: 60 },
        { widthTenths: 28, heightTenths: 36 },
      );
    },
    from: 'se',
    fov: 62,
    inset: [8, 8],
    look: [54, 116],
  },
  {
    id: 'dining-12x14',
    name: 'Dining room, 12 x 14',
    room: 'dining',
    use: 'dining',
    w: 146,
    d: 172,
    ceiling: 108,
    holes: [
      ['n', 'window-double-hung', 46, 36, tall],
      ['n', 'window-double-hung', 100, 36, tall],
      ['s', 'passage', 36, 48],
    ],
    furnish(drawing, room) {
      free(drawing, [70, 92], 's', 'rug', { widthTenths: 84, depthTenths: 120 });
      diningSet(drawing, { at: [70, 92], length: 78, chairs: 6, isTurned: true });
      hangLamp(drawing, room, { kind: 'chandelier', at: [70, 92], bottom: 63, most: 34 });
      against(drawing, room.side('e'), 90, 'sideboard', { widthTenths: 60 });
      hang(
        drawing,
        room.side('e'),
        90,
        'wall-mirror',
        { middle: 62 },
        { widthTenths: 30, heightTenths: 36 },
      );
      plant(drawing, [16, 156], 60);
    },
    from: 'sw',
    inset: [10, 8],
    look: [84, 118],
  },
  {
    id: 'dining-round-11x11',
    name: 'Breakfast room with round table, 11 x 11',
    room: 'dining',
    use: 'dining',
    w: 134,
    d: 134,
    ceiling: 108,
    holes: [
      ['n', 'window-casement', 67, 72, { sill: 28, height: 60 }],
      ['w', 'window-casement', 70, 60, { sill: 28, height: 60 }],
      ['s', 'passage', 30, 44],
    ],
    furnish(drawing, room) {
      free(drawing, [66, 72], 's', 'round-rug', { diameterTenths: 102 });
      diningSet(drawing, { at: [66, 72], length: 48, chairs: 4, isRound: true });
      hangLamp(drawing, room, { kind: 'pendant', at: [66, 72], bottom: 64, most: 26 });
      against(drawing, room.side('e'), 50, 'bar-cabinet');
      hang(
        drawing,
        room.side('e'),
        50,
        'framed-picture',
        { middle: 70 },
        { widthTenths: 30, heightTenths: 30 },
      );
      plant(drawing, [18, 116], 58);
    },
    from: 'se',
    fov: 62,
    inset: [8, 8],
    look: [50, 96],
  },
  {
    id: 'bedroom-primary-14x15',
    name: 'Primary bedroom, 14 x 15',
    room: 'bedroom',
    use: 'bedroom',
    w: 170,
    d: 182,
    ceiling: 108,
    holes: [
      ['w', 'window-double-hung', 90, 42, tall],
      ['e', 'window-double-hung', 80, 42, tall],
      ['s', 'door-single', 26, 36],
    ],
    furnish(drawing, room) {
      bedroomSet(drawing, room, { on: 'n', at: 85, bed: 76 });
      against(drawing, room.side('s'), 100, 'dresser', { widthTenths: 60 });
      against(drawing, room.side('w'), 42, 'armchair');
      plant(drawing, [18, 160], 60);
      hang(
        drawing,
        room.side('s'),
        100,
        'wall-mirror',
        { middle: 60 },
        { widthTenths: 36, heightTenths: 36 },
      );
    },
    from: 'se',
    fov: 62,
    inset: [10, 8],
    look: [62, 130],
  },
  {
    id: 'bedroom-suite-16x18',
    name: 'Primary bedroom with sitting corner, 16 x 18',
    room: 'bedroom',
    use: 'bedroom',
    w: 194,
    d: 216,
    ceiling: 108,
    holes: [
      ['n', 'window-double-hung', 32, 36, tall],
      ['n', 'window-double-hung', 162, 36, tall],
      ['w', 'window-fixed', 60, 60, { sill: 24, height: 64 }],
      ['s', 'door-double', 40, 60],
    ],
    furnish(drawing, room) {
      bedroomSet(drawing, room, { on: 'n', at: 97, bed: 76 });
      free(drawing, [40, 62], 60, 'lounge-chair');
      sideTable(drawing, [24, 96]);
      free(drawing, [52, 58], 's', 'round-rug', { diameterTenths: 72 });
      against(drawing, room.side('e'), 130, 'dresser', { widthTenths: 66 });
      hang(
        drawing,
        room.side('e'),
        130,
        'wall-mirror',
        { middle: 58 },
        { widthTenths: 40, heightTenths: 34 },
      );
      plant(drawing, [20, 22], 66);
    },
    from: 'se',
    fov: 60,
    inset: [10, 8],
    look: [80, 150],
  },
  {
    id: 'bedroom-guest-11x12',
    name: 'Guest bedroom, 11 x 12',
    room: 'bedroom',
    use: 'bedroom',
    w: 134,
    d: 146,
    holes: [
      ['w', 'window-double-hung', 70, 48, { sill: 28, height: 56 }],
      ['s', 'door-single', 22, 36],
    ],
    furnish(drawing, room) {
      bedroomSet(drawing, room, { on: 'n', at: 67, bed: 60, rug: false });
      free(drawing, [67, 88], 's', 'rug', { widthTenths: 96, depthTenths: 64 });
      against(drawing, room.side('w'), 22, 'tall-chest', { widthTenths: 34 });
      plant(drawing, [114, 120], 50);
    },
    from: 'se',
    fov: 66,
    inset: [8, 8],
    look: [50, 110],
  },
  {
    id: 'bedroom-kids-10x11',
    name: "Child's bedroom, 10 x 11",
    room: 'bedroom',
    use: 'bedroom',
    w: 122,
    d: 134,
    holes: [
      ['n', 'window-double-hung', 80, 48, { sill: 28, height: 54 }],
      ['s', 'door-single', 22, 36],
    ],
    furnish(drawing, room) {
      free(drawing, [66, 64], 's', 'round-rug', { diameterTenths: 66 });
      against(drawing, room.side('w'), 90, 'bed', { size: 'twin', pillows: 2 });
      against(drawing, room.side('w'), 22, 'bookcase', { widthTenths: 34, heightTenths: 48 });
      against(drawing, room.side('e'), 84, 'desk', { widthTenths: 42, depthTenths: 22 });
      free(drawing, [84, 50], 'e', 'dining-chair');
      free(drawing, [106, 20], 's', 'basket', {}, true);
      hang(
        drawing,
        room.side('w'),
        56,
        'framed-picture',
        { middle: 60 },
        { widthTenths: 24, heightTenths: 30 },
      );
    },
    from: 'se',
    fov: 66,
    inset: [8, 8],
    look: [48, 96],
  },
  {
    id: 'office-10x11',
    name: 'Home office, 10 x 11',
    room: 'office',
    use: 'office',
    w: 122,
    d: 136,
    holes: [
      ['w', 'window-double-hung', 84, 48, { sill: 30, height: 54 }],
      ['s', 'door-single', 22, 36],
    ],
    furnish(drawing, room) {
      free(drawing, [60, 78], 's', 'rug', { widthTenths: 84, depthTenths: 66 });
      free(drawing, [60, 78], 's', 'desk', { widthTenths: 60, depthTenths: 28 });
      free(drawing, [60, 108], 's', 'office-chair');
      against(drawing, room.side('e'), 60, 'bookcase', { widthTenths: 48, heightTenths: 78 });
      atop(drawing, {
        on: 'desk-1',
        at: [40, 78],
        faces: 's',
        height: 30,
        kind: 'table-lamp',
        params: { heightTenths: 18, diameterTenths: 10 },
      });
      plant(drawing, [18, 116], 54);
      hang(
        drawing,
        room.side('n'),
        60,
        'framed-picture',
        { middle: 62 },
        { widthTenths: 44, heightTenths: 30 },
      );
    },
    from: 'sw',
    fov: 64,
    inset: [8, 8],
    look: [76, 104],
  },
];

function drawRow(row: RoomRow): Plan {
  const { w, d } = row;
  const { drawing, room } = oneRoom({
    use: row.use,
    name: row.name.replace(/,.*/, ''),
    w,
    d,
    ceiling: row.ceiling ?? 96,
    crown: row.ceiling ? 4 : 0,
  });
  cutHoles(drawing, room, row.holes);
  row.furnish(drawing, room);
  for (const on of new Set(row.holes.map(([side]) => side))) curtains(drawing, room, on);
  const isSleeping = row.use === 'bedroom';
  if (isSleeping || row.use === 'office') {
    atCeiling(drawing, room, {
      kind: 'ceiling-fan',
      at: [w / 2, d / 2],
      most: { diameterTenths: Math.min(w, d) > 140 ? 60 : 48, heightTenths: row.ceiling ? 24 : 14 },
    });
  } else downlights(drawing, room, 72);
  receptacles(drawing, room);
  const eye = eyeIn(room, row.from, {
    ...(row.fov ? { fov: row.fov } : {}),
    ...(row.inset ? { inset: row.inset } : {}),
    ...(row.look ? { at: row.look } : {}),
    low: 34,
  });
  return { id: row.id, name: row.name, room: row.room, size: sizeText(w, d), eye, drawing };
}

export function listLivingRooms(): Plan[] {
  return rows.map(drawRow);
}
