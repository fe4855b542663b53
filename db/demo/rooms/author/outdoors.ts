// Patios, a pool deck and a front yard. The ground is grass unless an area of it says otherwise; open
// sides have no wall.

import type { Drawing } from '@wevisu/layout/drawing/drawing.ts';
import { type Inches, rect, tenths } from '@wevisu/layout/drawing/measure.ts';
import { floorArea } from '@wevisu/layout/furnishing/floor-area.ts';
import { cutHoles, free, type Hole } from './furnish.ts';
import { oneRoom, type Plan, sizeText } from './plan.ts';
import type { Room } from './shell.ts';

function tree(drawing: Drawing, at: Inches, height: number, spread: number): void {
  free(drawing, at, 's', 'deciduous-tree', { heightTenths: height, spreadTenths: spread });
}

function shrubs(drawing: Drawing, places: readonly Inches[], form: string, size = 30): void {
  for (const at of places) {
    free(drawing, at, 's', 'shrub', { form, heightTenths: size, spreadTenths: size });
  }
}

/** A yard: a house wall on the north side, open or fenced on the others. */
function outdoor(given: {
  readonly id: string;
  readonly name: string;
  readonly room: 'patio' | 'pool-deck' | 'front-yard';
  readonly w: number;
  readonly d: number;
  readonly holes: readonly Hole[];
  readonly furnish: (drawing: Drawing, room: Room) => void;
  readonly eye: Plan['eye'];
}): Plan {
  const { w, d } = given;
  const { drawing, room } = oneRoom({
    use: given.room,
    name: given.name.replace(/,.*/, ''),
    w,
    d,
    ceiling: 114,
    open: [0, 1, 3],
  });
  cutHoles(drawing, room, given.holes);
  given.furnish(drawing, room);
  return {
    id: given.id,
    name: given.name,
    room: given.room,
    size: sizeText(w, d),
    eye: given.eye,
    drawing,
  };
}

const yards: readonly (() => Plan)[] = [
  () =>
    outdoor({
      id: 'patio-dining-16x14',
      name: 'Patio with dining table, 16 x 14',
      room: 'patio',
      w: 240,
      d: 228,
      holes: [['n', 'door-sliding-glass', 120, 96]],
      furnish(drawing, room) {
        floorArea(drawing, room, rect(24, 60, 216, 228), 'paving');
        free(drawing, [106, 140], 's', 'outdoor-dining-set', {
          lengthTenths: 84,
          widthTenths: 38,
          chairs: 6,
        });
        free(drawing, [190, 206], 's', 'grill', { widthTenths: 48 });
        free(drawing, [42, 210], 's', 'planter-box', { lengthTenths: 30, planting: 'herbs' });
        free(drawing, [120, 28], 's', 'hedge', { lengthTenths: 232, heightTenths: 36 });
        shrubs(
          drawing,
          [
            [12, 80],
            [12, 120],
            [12, 160],
          ],
          'hydrangea',
          22,
        );
        tree(drawing, [30, 186], 150, 56);
      },
      eye: { eye: [226, 48, 62], target: [96, 160, 16], fov: 60 },
    }),
  () =>
    outdoor({
      id: 'patio-lounge-18x16',
      name: 'Patio with lounge and fire pit, 18 x 16',
      room: 'patio',
      w: 264,
      d: 252,
      holes: [
        ['n', 'door-french', 90, 66, { swings: 'out' }],
        ['n', 'window-double-hung', 190, 48, { sill: 30, height: 56 }],
      ],
      furnish(drawing, room) {
        floorArea(drawing, room, rect(24, 60, 240, 252), 'paving');
        free(drawing, [130, 142], 's', 'fire-pit', { widthTenths: 40 });
        free(drawing, [130, 80], 'n', 'outdoor-sofa', { seats: 3 });
        free(drawing, [58, 142], 'e', 'outdoor-sofa', { seats: 2 });
        free(drawing, [202, 150], 'w', 'outdoor-sofa', { seats: 1 });
        free(drawing, [222, 236], 's', 'potted-plant', {
          species: 'olive',
          heightTenths: 70,
          spreadTenths: 30,
        });
        free(drawing, [132, 24], 's', 'hedge', { lengthTenths: 250, heightTenths: 40 });
        shrubs(
          drawing,
          [
            [12, 90],
            [12, 130],
            [252, 90],
            [252, 130],
          ],
          'ball',
          22,
        );
        free(drawing, [40, 232], 's', 'succulent-bowl', { diameterTenths: 18 });
      },
      eye: { eye: [250, 44, 62], target: [100, 172, 6], fov: 60 },
    }),
  () =>
    outdoor({
      id: 'pool-deck-30x36',
      name: 'Pool deck with loungers, 30 x 36',
      room: 'pool-deck',
      w: 432,
      d: 420,
      holes: [
        ['n', 'door-sliding-glass', 150, 120],
        ['n', 'window-fixed', 310, 72, { sill: 24, height: 66 }],
      ],
      furnish(drawing, room) {
        floorArea(drawing, room, rect(36, 60, 396, 420), 'deck');
        drawing.put({
          kind: 'pool',
          params: { lengthTenths: tenths(264), widthTenths: tenths(132), copingTenths: tenths(12) },
          place: { spot: { at: [196, 196], turn: 0 }, by: 'middle', height: { top: 0.1 } },
        });
        for (const x of [120, 176, 232]) free(drawing, [x, 330], 's', 'sun-lounger', {});
        free(drawing, [292, 338], 's', 'parasol', { diameterTenths: 96 });
        for (const x of [40, 80, 120, 160, 200, 240, 280, 320, 360, 396])
          shrubs(drawing, [[x, 20]], 'ball', 30);
        free(drawing, [400, 250], 's', 'palm', { heightTenths: 150, spreadTenths: 60 });
        free(drawing, [414, 120], 's', 'palm', { heightTenths: 130, spreadTenths: 36 });
        free(drawing, [372, 390], 's', 'planter-box', {
          form: 'stone',
          planting: 'grass',
          lengthTenths: 40,
        });
      },
      eye: { eye: [420, 10, 76], target: [176, 250, -8], fov: 56 },
    }),
  () =>
    outdoor({
      id: 'front-yard-34x26',
      name: 'Front yard with walk, 34 x 26',
      room: 'front-yard',
      w: 408,
      d: 312,
      holes: [
        ['n', 'door-entry', 204, 42, { height: 84, swings: 'out' }],
        ['n', 'window-double-hung', 90, 60, { sill: 30, height: 60 }],
        ['n', 'window-double-hung', 318, 60, { sill: 30, height: 60 }],
      ],
      furnish(drawing, room) {
        floorArea(drawing, room, rect(178, 0, 230, 312), 'walk');
        free(drawing, [80, 284], 's', 'flower-bed', {
          lengthTenths: 130,
          depthTenths: 36,
          form: 'lavender',
        });
        free(drawing, [328, 284], 's', 'flower-bed', {
          lengthTenths: 130,
          depthTenths: 36,
          form: 'lavender',
        });
        shrubs(
          drawing,
          [
            [160, 250],
            [248, 250],
          ],
          'ball',
          26,
        );
        shrubs(
          drawing,
          [
            [160, 190],
            [248, 190],
            [160, 130],
            [248, 130],
          ],
          'ball',
          20,
        );
        tree(drawing, [70, 130], 190, 120);
        free(drawing, [350, 150], 's', 'conifer', {
          form: 'cypress',
          heightTenths: 140,
          spreadTenths: 40,
        });
        free(drawing, [376, 120], 's', 'ornamental-grass', {});
        free(drawing, [250, 24], 's', 'mailbox', {});
        free(drawing, [162, 296], 's', 'potted-plant', {
          species: 'olive',
          heightTenths: 60,
          spreadTenths: 20,
        });
        free(drawing, [246, 296], 's', 'potted-plant', {
          species: 'olive',
          heightTenths: 60,
          spreadTenths: 20,
        });
      },
      eye: { eye: [330, 30, 64], target: [170, 290, -33], fov: 56 },
    }),
];

export function listYards(): Plan[] {
  return yards.map((draw) => draw());
}
