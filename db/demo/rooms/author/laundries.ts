// Laundry rooms and entries; measures in inches.
import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { atCeiling, downlights } from '@wevisu/layout/furnishing/lights.ts';
import { receptacles } from '@wevisu/layout/furnishing/outlets.ts';
import { against, hang } from '@wevisu/layout/furnishing/pieces.ts';
import { atop, cutHoles, free, type Hole } from './furnish.ts';
import { kitchenWall } from './kitchen.ts';
import { eyeIn, oneRoom, type Plan, sizeText } from './plan.ts';
import type { Room } from './shell.ts';

function indoor(given: {
  readonly id: string;
  readonly name: string;
  readonly room: 'laundry' | 'entry';
  readonly w: number;
  readonly d: number;
  readonly ceiling: number;
  readonly holes: readonly Hole[];
  readonly furnish: (drawing: Drawing, room: Room) => void;
  readonly look: readonly [number, number];
  readonly inset?: readonly [number, number];
  readonly fov?: number;
}): Plan {
  const { w, d, ceiling } = given;
  const { drawing, room } = oneRoom({
    use: given.room,
    name: given.name.replace(/,.*/, ''),
    w,
    d,
    ceiling,
  });
  cutHoles(drawing, room, given.holes);
  given.furnish(drawing, room);
  receptacles(drawing, room);
  const eye = eyeIn(room, 'se', {
    at: given.look,
    inset: given.inset ?? [8, 6],
    fov: given.fov ?? 66,
    low: 36,
  });
  return { id: given.id, name: given.name, room: given.room, size: sizeText(w, d), eye, drawing };
}

const laundries: readonly (() => Plan)[] = [
  () =>
    indoor({
      id: 'laundry-6x8',
      name: 'Laundry room, 6 x 8',
      room: 'laundry',
      w: 74,
      d: 98,
      ceiling: 96,
      holes: [
        ['s', 'door-single', 22, 36, { swings: 'out' }],
        ['e', 'window-double-hung', 40, 30, { sill: 44, height: 40 }],
      ],
      furnish(drawing, room) {
        kitchenWall(drawing, room, {
          on: 'n',
          left: 'wall',
          right: 'wall',
          parts: 'washer28 dryer28',
          uppers: 'doors',
        });
        against(drawing, room.side('w'), 24, 'shoe-cabinet', { widthTenths: 36 });
        free(drawing, [14, 52], 's', 'basket', { form: 'round' }, true);
        atCeiling(drawing, room, { kind: 'flush-mount', at: [37, 44] });
      },
      look: [30, 90],
      fov: 70,
    }),
  () =>
    indoor({
      id: 'laundry-mudroom-9x10',
      name: 'Laundry and mudroom, 9 x 10',
      room: 'laundry',
      w: 110,
      d: 122,
      ceiling: 108,
      holes: [
        ['s', 'door-single', 26, 36, { swings: 'out' }],
        ['n', 'window-double-hung', 84, 36, { sill: 44, height: 40 }],
      ],
      furnish(drawing, room) {
        kitchenWall(drawing, room, {
          on: 'n',
          left: 'wall',
          right: 'wall',
          tallLeft: 'pantry24',
          parts: 'washer28 sink30',
          uppers: 'none',
        });
        kitchenWall(drawing, room, {
          on: 'w',
          from: 4,
          to: 74,
          left: 'open',
          right: 'open',
          parts: 'dryer28',
          uppers: 'shelves',
        });
        against(drawing, room.side('e'), 70, 'garden-bench', {
          form: 'backless',
          lengthTenths: 48,
        });
        hang(
          drawing,
          room.side('e'),
          70,
          'robe-hooks',
          { middle: 66 },
          { form: 'peg', count: 5, rail: true },
          false,
        );
        free(drawing, [96, 88], 's', 'basket', {}, true);
        downlights(drawing, room, 60);
      },
      look: [42, 104],
    }),
  () =>
    indoor({
      id: 'entry-7x9',
      name: 'Entry hall, 7 x 9',
      room: 'entry',
      w: 86,
      d: 110,
      ceiling: 108,
      holes: [
        ['n', 'door-entry', 43, 42, { swings: 'out', height: 84 }],
        ['s', 'passage', 43, 48],
      ],
      furnish(drawing, room) {
        against(drawing, room.side('w'), 52, 'console-table', { widthTenths: 44, depthTenths: 13 });
        atop(drawing, { on: 'console-table-1', at: [8, 38], faces: 'e', height: 32, kind: 'vase' });
        atop(drawing, {
          on: 'console-table-1',
          at: [8, 64],
          faces: 'e',
          height: 32,
          kind: 'table-lamp',
          params: { heightTenths: 22, diameterTenths: 11 },
        });
        hang(
          drawing,
          room.side('w'),
          52,
          'wall-mirror',
          { middle: 64 },
          { form: 'round', widthTenths: 30, heightTenths: 30 },
        );
        free(drawing, [43, 58], 's', 'rug', { widthTenths: 36, depthTenths: 66 });
        free(
          drawing,
          [76, 96],
          's',
          'potted-plant',
          { heightTenths: 52, spreadTenths: 17, species: 'snake-plant' },
          true,
        );
        atCeiling(drawing, room, { kind: 'flush-mount', at: [43, 60] });
        downlights(drawing, room, 56);
      },
      look: [36, 90],
      fov: 68,
    }),
  () =>
    indoor({
      id: 'entry-foyer-10x12',
      name: 'Foyer with bench, 10 x 12',
      room: 'entry',
      w: 122,
      d: 146,
      ceiling: 120,
      holes: [
        ['n', 'door-entry', 61, 44, { swings: 'out', height: 90 }],
        ['n', 'window-fixed', 21, 18, { sill: 8, height: 80 }],
        ['n', 'window-fixed', 101, 18, { sill: 8, height: 80 }],
        ['s', 'passage', 61, 72],
      ],
      furnish(drawing, room) {
        against(drawing, room.side('w'), 70, 'console-table', { widthTenths: 54 });
        hang(
          drawing,
          room.side('w'),
          70,
          'wall-mirror',
          { middle: 66 },
          { widthTenths: 34, heightTenths: 44 },
        );
        atop(drawing, {
          on: 'console-table-1',
          at: [9, 52],
          faces: 'e',
          height: 32,
          kind: 'table-lamp',
        });
        atop(drawing, {
          on: 'console-table-1',
          at: [9, 88],
          faces: 'e',
          height: 32,
          kind: 'vase',
          params: { heightTenths: 14 },
        });
        against(drawing, room.side('e'), 76, 'garden-bench', {
          form: 'backless',
          lengthTenths: 48,
        });
        hang(
          drawing,
          room.side('e'),
          76,
          'framed-picture',
          { middle: 66 },
          { widthTenths: 36, heightTenths: 44 },
        );
        free(drawing, [61, 78], 's', 'round-rug', { diameterTenths: 72 });
        free(drawing, [15, 126], 's', 'potted-plant', { heightTenths: 60, spreadTenths: 26 }, true);
        downlights(drawing, room, 64);
        drawing.put({
          kind: 'chandelier',
          role: 'chandelier',
          most: { diameterTenths: 34, heightTenths: 36 },
          place: { spot: { at: [61, 78], turn: 0 }, by: 'middle', height: { top: room.ceiling } },
        });
      },
      look: [54, 124],
    }),
];

export function listLaundriesAndEntries(): Plan[] {
  return laundries.map((draw) => draw());
}
