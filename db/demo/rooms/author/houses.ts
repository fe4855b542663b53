// Small houses. Outlines are center lines of walls in inches; rooms share them.

import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { rect } from '@wevisu/layout/drawing/measure.ts';
import { diningSet } from '@wevisu/layout/furnishing/dining-set.ts';
import { atCeiling, downlights, hangLamp } from '@wevisu/layout/furnishing/lights.ts';
import { receptacles } from '@wevisu/layout/furnishing/outlets.ts';
import { against } from '@wevisu/layout/furnishing/pieces.ts';
import { shower, toilet } from './bath.ts';
import { createDrawing } from './drawing.ts';
import { curtains, cutHoles, free, type Hole, hangExtinguisher, shades } from './furnish.ts';
import { kitchenWall } from './kitchen.ts';
import type { Plan } from './plan.ts';
import type { Room, RoomSpec } from './shell.ts';
import { vanity } from './vanity.ts';

interface HouseRow {
  readonly id: string;
  readonly name: string;
  readonly size: string;
  readonly rooms: readonly RoomSpec[];
  /** Openings by room, each cut once. */
  readonly holes: Readonly<Record<string, readonly Hole[]>>;
  readonly furnish: (drawing: Drawing, room: (id: string) => Room) => void;
}

const room = (
  id: string,
  name: string,
  use: RoomSpec['use'],
  corners: readonly [number, number, number, number],
): RoomSpec => ({ id, name, use, outline: rect(...corners), baseboard: 5 });

const sash = { sill: 30, height: 58 } as const;

function bedroom(drawing: Drawing, one: Room, on: 'n' | 'e' | 's', size: string): void {
  const side = one.side(on);
  const at = side.length / 2;
  const half = size === 'king' ? 38 : size === 'queen' ? 30 : 20;
  against(drawing, side, at, 'bed', { size });
  for (const sign of [-1, 1])
    against(drawing, side, at + sign * (half + 14), 'nightstand', { widthTenths: 20 });
  const { x0, x1, y0, y1 } = one.box;
  atCeiling(drawing, one, {
    kind: 'ceiling-fan',
    at: [(x0 + x1) / 2, (y0 + y1) / 2],
    most: { diameterTenths: 56, heightTenths: 20 },
  });
}

/** Shower, toilet and vanity in a row along the north wall, the shower in its west corner. */
function rowBath(drawing: Drawing, one: Room): void {
  const side = one.side('n');
  shower(drawing, one, {
    on: 'n',
    from: 0,
    to: 42,
    depth: 34,
    glass: 'corner',
    width: 42,
    valve: ['w', one.side('w').length - 17],
  });
  toilet(drawing, one, { on: 'n', at: 60 });
  vanity(drawing, one, { on: 'n', at: side.length - 20.5, width: 30 });
  const { x0, x1, y0 } = one.box;
  atCeiling(drawing, one, { kind: 'bath-fan', at: [(x0 + x1) / 2, y0 + 34] });
}

function living(drawing: Drawing, [x, y]: readonly [number, number], sofa: number): void {
  free(drawing, [x, y], 's', 'rug', { widthTenths: 108, depthTenths: 84 });
  free(drawing, [x, y - 42], 'n', 'sofa', { widthTenths: sofa });
  free(drawing, [x, y + 4], 's', 'coffee-table');
  free(drawing, [x - 57, y + 20], 110, 'armchair');
}

const rows: readonly HouseRow[] = [
  {
    id: 'house-cottage-24x28',
    name: 'One-bedroom cottage, 24 x 28',
    size: '24 x 28',
    rooms: [
      room('living', 'Living room', 'living', [0, 0, 168, 204]),
      room('kitchen', 'Kitchen', 'kitchen', [0, 204, 168, 336]),
      room('entry', 'Entry', 'entry', [168, 0, 288, 60]),
      room('bath', 'Bathroom', 'bath', [168, 60, 288, 150]),
      room('bedroom', 'Bedroom', 'bedroom', [168, 150, 288, 336]),
    ],
    holes: {
      living: [
        ['s', 'window-double-hung', 84, 72, sash],
        ['w', 'window-double-hung', 48, 48, sash],
        ['n', 'passage', 82, 84],
        ['e', 'passage', -28, 42],
      ],
      kitchen: [
        ['n', 'window-casement', 60, 48, { sill: 44, height: 41 }],
        ['w', 'window-double-hung', 34, 36, sash],
      ],
      entry: [['s', 'door-entry', 40, 40, { height: 84 }]],
      bath: [['s', 'door-single', 36, 36]],
      bedroom: [
        ['w', 'door-single', 28, 36],
        ['e', 'window-double-hung', 110, 48, sash],
      ],
    },
    furnish(drawing, of) {
      living(drawing, [84, 88], 84);
      against(drawing, of('living').side('n'), 20, 'bookcase', { widthTenths: 30 });
      kitchenWall(drawing, of('kitchen'), {
        on: 'n',
        left: 'wall',
        right: 'wall',
        parts: 'trash15 sink33@60 dw24 susan36',
      });
      kitchenWall(drawing, of('kitchen'), {
        on: 'e',
        from: 36,
        to: 124,
        upperFrom: 24,
        left: 'tight',
        right: 'open',
        parts: 'range30@20',
        tallRight: 'fridge30',
      });
      hangExtinguisher(drawing, of('kitchen'), 'w', 70);
      diningSet(drawing, { at: [58, 250], length: 36, chairs: 2, isRound: true, isTurned: true });
      rowBath(drawing, of('bath'));
      bedroom(drawing, of('bedroom'), 'n', 'queen');
      against(drawing, of('entry').side('e'), 28, 'shoe-cabinet', { widthTenths: 36 });
    },
  },
  {
    id: 'house-two-bedroom-32x34',
    name: 'Two-bedroom house, 32 x 34',
    size: '32 x 34',
    rooms: [
      room('living', 'Living room', 'living', [0, 0, 216, 204]),
      room('kitchen', 'Kitchen and dining', 'kitchen', [0, 204, 216, 408]),
      room('bedroom-2', 'Bedroom', 'bedroom', [216, 0, 384, 138]),
      room('hall', 'Hall', 'hall', [216, 138, 258, 222]),
      room('bath', 'Bathroom', 'bath', [258, 138, 384, 222]),
      room('bedroom-1', 'Primary bedroom', 'bedroom', [216, 222, 384, 408]),
    ],
    holes: {
      living: [
        ['s', 'door-entry', 60, 42, { height: 84 }],
        ['s', 'window-double-hung', 150, 60, sash],
        ['w', 'window-double-hung', 130, 60, sash],
        ['n', 'passage', 106, 108],
        ['e', 'passage', 32, 42],
      ],
      kitchen: [
        ['n', 'window-casement', 110, 60, { sill: 44, height: 41 }],
        ['w', 'door-sliding-glass', 60, 72],
      ],
      'bedroom-2': [['s', 'window-double-hung', 80, 48, sash]],
      hall: [
        ['s', 'door-single', 18.75, 33, { swings: 'out' }],
        ['n', 'door-single', 18.75, 33, { swings: 'out' }],
        ['e', 'door-pocket', 60, 36, { swings: 'out' }],
      ],
      'bedroom-1': [['e', 'window-double-hung', 90, 60, sash]],
    },
    furnish(drawing, of) {
      living(drawing, [112, 96], 90);
      against(drawing, of('living').side('w'), 44, 'media-console', { widthTenths: 60 });
      kitchenWall(drawing, of('kitchen'), {
        on: 'n',
        left: 'wall',
        right: 'wall',
        parts: 'trash15 dw24 sink36@110 susan36',
      });
      kitchenWall(drawing, of('kitchen'), {
        on: 'e',
        from: 36,
        to: 160,
        upperFrom: 24,
        left: 'tight',
        right: 'open',
        parts: 'range30',
        tallRight: 'fridge33',
      });
      hangExtinguisher(drawing, of('kitchen'), 's', 20);
      diningSet(drawing, { at: [86, 282], length: 66, chairs: 4 });
      hangLamp(drawing, of('kitchen'), { kind: 'chandelier', at: [86, 282], bottom: 63, most: 30 });
      rowBath(drawing, of('bath'));
      bedroom(drawing, of('bedroom-1'), 'n', 'king');
      bedroom(drawing, of('bedroom-2'), 'e', 'queen');
      against(drawing, of('bedroom-1').side('e'), 150, 'dresser', { widthTenths: 48 });
    },
  },
  {
    id: 'house-loft-24x32',
    name: 'Loft apartment, 24 x 32',
    size: '24 x 32',
    rooms: [
      room('living', 'Living, dining and kitchen', 'kitchen', [0, 0, 288, 252]),
      room('bedroom', 'Bedroom', 'bedroom', [0, 252, 168, 384]),
      room('bath', 'Bathroom', 'bath', [168, 252, 288, 384]),
    ],
    holes: {
      living: [
        ['s', 'window-fixed', 70, 84, { sill: 18, height: 78 }],
        ['s', 'window-fixed', 190, 84, { sill: 18, height: 78 }],
        ['e', 'door-entry', 200, 42, { height: 84 }],
        ['n', 'door-barn', 72, 38, { hinge: 'right' }],
      ],
      bedroom: [['w', 'window-casement', 64, 60, { sill: 24, height: 70 }]],
      bath: [['s', 'door-single', 26, 36]],
    },
    furnish(drawing, of) {
      living(drawing, [110, 84], 96);
      kitchenWall(drawing, of('living'), {
        on: 'w',
        from: 96,
        left: 'open',
        right: 'wall',
        parts: 'trash15 sink33 dw24 drawers21 range30 drawers18',
        uppers: 'doors',
      });
      against(drawing, of('living').side('n'), 190, 'bookcase', {
        widthTenths: 60,
        layout: 'two-bay',
      });
      hangExtinguisher(drawing, of('living'), 'e', 170);
      diningSet(drawing, { at: [206, 176], length: 72, chairs: 4 });
      hangLamp(drawing, of('living'), {
        kind: 'linear-light',
        at: [206, 176],
        bottom: 64,
        most: 54,
      });
      free(drawing, [258, 20], 's', 'floor-lamp');
      rowBath(drawing, of('bath'));
      bedroom(drawing, of('bedroom'), 'n', 'queen');
    },
  },
];

function drawHouse(row: HouseRow): Plan {
  const drawing = createDrawing(row.rooms, 108);
  const of = (id: string): Room => drawing.shell.room(id);
  for (const [id, holes] of Object.entries(row.holes)) cutHoles(drawing, of(id), holes);
  row.furnish(drawing, of);
  for (const one of drawing.shell.rooms) {
    if (one.use === 'bedroom') {
      for (const on of ['n', 'e', 's', 'w'] as const) shades(drawing, one, on);
    }
    if (one.use === 'living') {
      for (const on of ['n', 'e', 's', 'w'] as const) curtains(drawing, one, on);
    }
    if (one.use !== 'bedroom') downlights(drawing, one, 78);
  }
  for (const one of drawing.shell.rooms) receptacles(drawing, one);
  return { id: row.id, name: row.name, room: 'house', size: row.size, eye: null, drawing };
}

export function listHouses(): Plan[] {
  return rows.map(drawHouse);
}
