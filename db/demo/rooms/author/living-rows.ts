// Living and dining rooms; measures in inches.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { plant, sideTable } from '@wevisu/layout/furnishing/accents.ts';
import { diningSet } from '@wevisu/layout/furnishing/dining-set.ts';
import { atCeiling, hangLamp } from '@wevisu/layout/furnishing/lights.ts';
import { against, hang } from '@wevisu/layout/furnishing/pieces.ts';
import { seating as drawSeating } from '@wevisu/layout/furnishing/seating.ts';
import { atop, free } from './furnish.ts';
import { type RoomRow, tall } from './furnished-row.ts';

/** Sofa, rug, coffee table and chairs about a middle, the sofa looking north. */
function seating(
  drawing: Drawing,
  at: readonly [number, number],
  given: Parameters<typeof drawSeating>[2],
): void {
  drawSeating(drawing, { at, turn: 0 }, given);
}

export const livingRows: readonly RoomRow[] = [
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
      atCeiling(drawing, room, {
        kind: 'ceiling-fan',
        at: [84, 102],
        most: { diameterTenths: 60, heightTenths: 24 },
      });
      seating(drawing, [84, 130], { sofa: 84, chairs: false, rug: [108, 84] });
      against(drawing, room.side('n'), 84, 'media-console', { widthTenths: 72 });
      hang(drawing, room.side('n'), 84, 'tv', { middle: 54 }, { diagonalTenths: 75 });
      free(drawing, [26, 136], 'e', 'armchair');
      sideTable(drawing, [28, 86]);
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
      ['w', 'window-double-hung', 60, 40, { sill: 36, height: 52 }],
      ['w', 'window-double-hung', 150, 40, { sill: 36, height: 52 }],
      ['n', 'window-double-hung', 28, 30, tall],
      ['n', 'window-double-hung', 152, 30, tall],
      ['s', 'passage', 40, 60],
    ],
    furnish(drawing, room) {
      hangLamp(drawing, room, { kind: 'chandelier', at: [90, 124], bottom: 84, most: 36 });
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
      against(drawing, room.side('e'), 170, 'console-table', { widthTenths: 54 });
      plant(drawing, [166, 203], 46);
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
      seating(drawing, [96, 180], { sofa: 96, chairs: true, rug: [132, 108] });
      diningSet(drawing, { at: [104, 60], length: 84, chairs: 6 });
      hangLamp(drawing, room, { kind: 'linear-light', at: [104, 60], bottom: 64, most: 60 });
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
      plant(drawing, [202, 251], 48);
      plant(drawing, [18, 248], 60);
      free(drawing, [172, 131], 's', 'floor-lamp', {}, true);
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
    d: 158,
    holes: [
      ['w', 'window-double-hung', 100, 54, { sill: 26, height: 58 }],
      ['s', 'passage', 30, 44],
    ],
    furnish(drawing, room) {
      atCeiling(drawing, room, { kind: 'flush-mount', at: [67, 78] });
      free(drawing, [68, 86], 's', 'round-rug', { diameterTenths: 84 });
      free(drawing, [68, 56], 'n', 'loveseat', { widthTenths: 66 });
      const table = free(drawing, [68, 99], 's', 'coffee-table', {
        widthTenths: 36,
        depthTenths: 22,
      });
      atop(drawing, { on: table, at: [66, 99], faces: 's', height: 17, kind: 'book-stack' });
      against(drawing, room.side('n'), 67, 'media-console', { widthTenths: 60 });
      hang(drawing, room.side('n'), 67, 'tv', { middle: 52 }, { diagonalTenths: 65 });
      free(drawing, [114, 92], 250, 'lounge-chair');
      plant(drawing, [12, 12], 30);
      free(drawing, [118, 142], 's', 'floor-lamp', {}, true);
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
      ['n', 'window-double-hung', 40, 36, tall],
      ['n', 'window-double-hung', 106, 36, tall],
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
      against(drawing, room.side('e'), 28, 'bar-cabinet');
      hang(
        drawing,
        room.side('e'),
        28,
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
];
