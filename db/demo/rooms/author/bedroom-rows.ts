// Bedrooms and a home office; measures in inches.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { plant, sideTable } from '@wevisu/layout/furnishing/accents.ts';
import { bedSet } from '@wevisu/layout/furnishing/bed-set.ts';
import { against, hang } from '@wevisu/layout/furnishing/pieces.ts';
import { atop, free } from './furnish.ts';
import { type RoomRow, tall } from './furnished-row.ts';
import type { Room } from './shell.ts';

/** A bed with its head to a side, nightstands and lamps. */
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
  const { on, at, bed, rug } = given;
  const size = bed > 70 ? 'king' : bed > 56 ? 'queen' : 'twin';
  bedSet(drawing, { side: room.side(on), at, size, width: bed, rug: rug !== false });
}

export const bedroomRows: readonly RoomRow[] = [
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
      plant(drawing, [18, 142], 60);
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
      ['e', 'window-double-hung', 56, 42, tall],
      ['w', 'window-double-hung', 168, 42, tall],
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
    inset: [44, 8],
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
      ['w', 'window-double-hung', 78, 48, { sill: 28, height: 56 }],
      ['s', 'door-single', 22, 36],
    ],
    furnish(drawing, room) {
      bedroomSet(drawing, room, { on: 'n', at: 67, bed: 60, rug: false });
      free(drawing, [67, 88], 's', 'rug', { widthTenths: 96, depthTenths: 64 });
      against(drawing, room.side('w'), 22, 'tall-chest', { widthTenths: 34 });
      plant(drawing, [122, 52], 34);
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
      ['e', 'window-double-hung', 84, 42, { sill: 30, height: 56 }],
      ['s', 'door-single', 92, 36],
    ],
    furnish(drawing, room) {
      free(drawing, [66, 64], 's', 'round-rug', { diameterTenths: 66 });
      against(drawing, room.side('w'), 112, 'bed', { size: 'twin', pillows: 2 });
      against(drawing, room.side('w'), 62, 'bookcase', { widthTenths: 34, heightTenths: 48 });
      against(drawing, room.side('s'), 34, 'desk', { widthTenths: 42, depthTenths: 22 });
      free(drawing, [88, 36], 's', 'dining-chair');
      hang(
        drawing,
        room.side('e'),
        30,
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
