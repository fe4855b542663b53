import { doorHandle, isFlushHandle, uprightDoorHandle } from '../../fittings/door-handle.ts';
import { box } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { merge, move } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { RefrigeratorParams } from './schema.ts';

interface Door {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Where the pull is: at the left or right edge, or along the top of a drawer. */
  readonly pull: 'left' | 'right' | 'top';
}

const GAP = 5;
const DOOR = 62;
const FOOT = 40;

/** Doors and drawers in the front, millimeters from the middle and from the bottom of the doors. */
function doorsOf(params: RefrigeratorParams, width: number, height: number): Door[] {
  const half = (width - GAP) / 2;
  const pair = (y: number, tall: number): Door[] => [
    { x: -(half + GAP) / 2, y, width: half, height: tall, pull: 'right' },
    { x: (half + GAP) / 2, y, width: half, height: tall, pull: 'left' },
  ];
  const whole = (y: number, tall: number, pull: Door['pull']): Door => ({
    x: 0,
    y,
    width,
    height: tall,
    pull,
  });
  const free = params.hingeSide === 'right' ? 'left' : 'right';
  switch (params.layout) {
    case 'side-by-side': {
      const freezer = width * 0.42;
      const fridge = width - freezer - GAP;
      return [
        { x: -width / 2 + freezer / 2, y: 0, width: freezer, height, pull: 'right' },
        { x: width / 2 - fridge / 2, y: 0, width: fridge, height, pull: 'left' },
      ];
    }
    case 'four-door':
      return [...pair(0, height * 0.44), ...pair(height * 0.44 + GAP, height * 0.56 - GAP)];
    case 'bottom-freezer':
      return [
        whole(0, height * 0.34, 'top'),
        whole(height * 0.34 + GAP, height * 0.66 - GAP, free),
      ];
    case 'top-freezer':
      return [whole(0, height * 0.68, free), whole(height * 0.68 + GAP, height * 0.32 - GAP, free)];
    case 'column':
      return [whole(0, height, free)];
    default: {
      const low = height * (params.drawers === 2 ? 0.42 : 0.36);
      const drawer = (low - GAP * params.drawers) / params.drawers;
      const drawers = Array.from({ length: params.drawers }, (_, i) =>
        whole(i * (drawer + GAP), drawer, 'top'),
      );
      return [...drawers, ...pair(low, height - low)];
    }
  }
}

function leaf(params: RefrigeratorParams, door: Door, z: number): Piece[] {
  const corner = mmFromTenths(params.doorRadiusTenths);
  const body = move(
    box(door.width, door.height, DOOR, Math.min(9, 3 + corner / 8), corner),
    door.x,
    door.y,
    z + DOOR / 2,
  );
  const front = z + DOOR;
  const side = door.pull === 'left' ? -1 : 1;
  if (isFlushHandle(params.handle)) {
    const groove =
      door.pull === 'top'
        ? move(box(door.width * 0.9, 16, 3, 1, 6), door.x, door.y + door.height - 30, front)
        : move(
            box(14, door.height * 0.6, 3, 1, 6),
            door.x + side * (door.width / 2 - 16),
            door.y + door.height * 0.2,
            front,
          );
    return [piece({ slot: 'body', grain: 'y' }, body), piece({ fixed: 'cavity' }, groove)];
  }
  const pull =
    door.pull === 'top'
      ? changed(doorHandle(params.handle, door.width * 0.82), (s) =>
          move(s, door.x, door.y + door.height - 46, front),
        )
      : changed(uprightDoorHandle(params.handle, Math.min(door.height * 0.72, 900)), (s) =>
          move(s, door.x + side * (door.width / 2 - 42), door.y + door.height / 2, front),
        );
  return [piece({ slot: 'body', grain: 'y' }, body), ...pull];
}

/** Niche for glasses in the left upper door: a dark recess with a lit strip and a spout. */
function dispenser(params: RefrigeratorParams, door: Door, front: number): Piece[] {
  if (params.dispenser === 'none') return [];
  const wide = Math.min(190, door.width * 0.5);
  const y = door.y + door.height * 0.36;
  const at = door.x - door.width * 0.06;
  return [
    piece({ slot: 'trim' }, move(box(wide + 16, 336, 5, 2, 12), at, y - 8, front)),
    piece({ fixed: 'glass-black' }, move(box(wide, 320, 4, 1, 9), at, y, front + 2.5)),
    piece({ fixed: 'cavity' }, move(box(wide - 34, 200, 2, 0.6, 10), at, y + 16, front + 4.5)),
    piece({ fixed: 'display' }, move(box(wide - 90, 16, 1, 0.3, 3), at, y + 256, front + 4.6)),
    piece({ fixed: 'gunmetal' }, move(box(38, 46, 22, 5, 8), at, y + 170, front + 8)),
    piece({ fixed: 'gunmetal' }, move(box(wide - 40, 7, 26, 2, 3), at, y + 20, front + 10)),
  ];
}

/** Pieces of a refrigerator in millimeters: floor at y = 0, back at z = 0. */
export function buildRefrigerator(params: RefrigeratorParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const depth = mmFromTenths(params.depthTenths);
  const reach = isFlushHandle(params.handle) ? 2 : 54;
  const shell = depth - reach - DOOR - 8;
  const grille = params.topGrille ? 150 : 0;
  const doors = doorsOf(params, width - 4, height - FOOT - grille - 14);
  const z = shell + 6;
  const cabinet = [
    piece(
      { slot: 'body', grain: 'y' },
      move(box(width, height - FOOT, shell, 3, 6), 0, FOOT, shell / 2),
    ),
    piece(
      { fixed: 'rubber' },
      move(box(width - 30, height - FOOT - 20, 8, 1), 0, FOOT + 10, shell + 3),
    ),
    piece(
      { fixed: 'cavity' },
      move(box(width - 24, FOOT + 2, shell - 40, 2), 0, 0, shell / 2 - 10),
    ),
  ];
  const slats = Array.from({ length: 6 }, (_, i) =>
    move(box(width - 70, 8, 10, 2), 0, height - grille + 18 + i * 20, shell + 40),
  );
  const vent =
    grille === 0
      ? []
      : [
          piece(
            { slot: 'body' },
            move(box(width - 4, grille - 8, 34, 3, 5), 0, height - grille + 4, shell + 17),
          ),
          piece({ slot: 'trim' }, merge(...slats)),
        ];
  const leaves = doors.flatMap((door) => leaf(params, move0(door), z));
  const upper = [...doors].sort((a, b) => b.y - a.y || a.x - b.x)[0];
  const extras = upper === undefined ? [] : dispenser(params, move0(upper), z + DOOR);
  const right = [...doors].sort((a, b) => b.y - a.y || b.x - a.x)[0];
  const glass =
    !params.glassPanel || right === undefined
      ? []
      : [
          piece(
            { fixed: 'glass-black' },
            move(
              box(right.width * 0.72, right.height * 0.66, 3, 1, 8),
              right.x + right.width * 0.04,
              FOOT + 6 + right.y + right.height * 0.2,
              z + DOOR + 0.6,
            ),
          ),
        ];
  return [...cabinet, ...vent, ...leaves, ...extras, ...glass];
}

/** Doors are laid out from the bottom of the door field. */
function move0(door: Door): Door {
  return { ...door, y: door.y + FOOT + 6 };
}
