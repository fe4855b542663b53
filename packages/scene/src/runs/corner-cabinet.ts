import { shapedBox } from '../fittings/cabinets/carcass.ts';
import {
  boxDepthMm,
  constructionOf,
  FRONT_MM,
  TOE_SETBACK_MM,
} from '../fittings/cabinets/construction.ts';
import { frontShape } from '../fittings/cabinets/front-shape.ts';
import { board } from '../geometry/boards.ts';
import { changed, type Piece, piece } from '../geometry/part.ts';
import { mirrorX, move, turn } from '../geometry/shape.ts';
import type { FrontCell } from './front-cells.ts';
import { pullsOn } from './pulls.ts';
import type { CabinetGivens } from './straight-cabinet.ts';

/** Stiles beside a diagonal door. */
const STILE_MM = 30;

/** Two doors that fold out of the inner corner together; only one has a pull. */
function foldingDoors(given: CabinetGivens, w: number, foot: number): Piece[] {
  const { run, pull } = given;
  const depth = run.depthTenths / 10;
  const { reveal } = constructionOf(run.doorStyle);
  const gap = Math.min(3, reveal);
  const wide = w - depth - 2 * gap;
  const tall = run.heightTenths / 10 - foot - 2 * gap;
  const leaf = frontShape(run.doorStyle, wide, tall);
  const cell: FrontCell = { kind: 'door', x: 0, y: foot, w: wide, h: tall, hinge: 'right' };
  const pulls = pullsOn({ cell, w: wide, h: tall, tier: run.tier, pull, form: given.form });
  const middle = (w + depth) / 2;
  return [
    ...changed([...leaf, ...pulls], (shape) => move(shape, middle, foot + gap, depth - FRONT_MM)),
    ...changed(leaf, (shape) => move(turn(shape, 'y', 90), depth - FRONT_MM, foot + gap, middle)),
  ];
}

function diagonalDoor(given: CabinetGivens, w: number, foot: number): Piece[] {
  const { run, pull } = given;
  const depth = run.depthTenths / 10;
  const long = (w - depth) * Math.SQRT2;
  const wide = long - 2 * STILE_MM - 6;
  const tall = run.heightTenths / 10 - foot;
  const { hinge } = given.place.cabinet;
  const cell: FrontCell = {
    kind: 'door',
    x: 0,
    y: foot,
    w: wide,
    h: tall - 6,
    hinge: hinge === 'right' ? 'right' : 'left',
  };
  const stile = board(STILE_MM, tall, FRONT_MM);
  const parts = [
    ...changed(
      [
        ...frontShape(run.doorStyle, wide, tall - 6),
        ...pullsOn({ cell, w: wide, h: tall - 6, tier: run.tier, pull, form: given.form }),
      ],
      (shape) => move(shape, 0, 3, 0),
    ),
    piece(
      { slot: 'front', grain: 'y' },
      move(stile, -long / 2 + STILE_MM / 2, 0, 0),
      move(stile, long / 2 - STILE_MM / 2, 0, 0),
    ),
  ];
  const middle = (w + depth) / 2;
  return changed(parts, (shape) =>
    move(turn(move(shape, 0, 0, -FRONT_MM), 'y', 45), middle, foot, middle),
  );
}

/** A corner cabinet that turns into the next wall, built for a corner at its left and mirrored. */
export function buildCornerCabinet(given: CabinetGivens): Piece[] {
  const { run, place } = given;
  const w = (place.toTenths - place.fromTenths) / 10;
  const depth = run.depthTenths / 10;
  const foot = run.tier === 'wall' ? 0 : run.toeKickTenths / 10;
  const top = run.heightTenths / 10;
  const isDiagonal = place.cabinet.cabinet === 'corner-diagonal';
  const outline = (back: number): readonly (readonly [number, number])[] => {
    const d = depth - back;
    if (!isDiagonal)
      return [
        [0, 0],
        [0, -w],
        [d, -w],
        [d, -d],
        [w, -d],
        [w, 0],
      ];
    const reach = depth - back * Math.SQRT2;
    return [
      [0, 0],
      [0, -w],
      [reach, -w],
      [w, -reach],
      [w, 0],
    ];
  };
  const inner = depth - boxDepthMm(depth, constructionOf(run.doorStyle));
  const pieces = [
    piece({ slot: 'box', grain: 'y' }, shapedBox(outline(inner), foot, top)),
    ...(foot > 0 ? [piece({ slot: 'toe' }, shapedBox(outline(TOE_SETBACK_MM), 0, foot + 1))] : []),
    ...(isDiagonal ? diagonalDoor(given, w, foot) : foldingDoors(given, w, foot)),
  ];
  if (place.corner !== 'right') return pieces;
  return changed(pieces, (shape) => move(mirrorX(shape), w, 0, 0));
}
