import { isFlushHandle, uprightDoorHandle } from '../../fittings/door-handle.ts';
import { displayStrip } from '../../fittings/oven-door.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { rectangle, roundedRectangle } from '../../geometry/outline.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { cylinder, turned } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { WineCoolerParams } from './schema.ts';

const DOOR = 44;

/** Bottom of a lying bottle, or a standing can, as seen through the door. */
function bottle(): Shape {
  return turn(
    turned(
      [
        [0, 0],
        [37, 0],
        [38, 170],
        [15, 230],
        [14, 290],
        [0, 290],
      ],
      6,
    ),
    'x',
    -90,
  );
}

function contentsOf(params: WineCoolerParams, width: number, pitch: number): Piece[] {
  if (params.contents === 'empty') return [];
  const isBottle = params.contents === 'bottles';
  const radius = isBottle ? Math.min(38, pitch * 0.38) : Math.min(32, pitch * 0.3);
  const count = Math.max(1, Math.floor(width / (radius * 2.35)));
  const one = isBottle ? bottle() : cylinder(32, Math.min(116, pitch * 0.8), 5);
  const scale = radius / (isBottle ? 38 : 32);
  const row = Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * (width / count);
    const scaled = {
      points: one.points.map(([a, b, c]) => [a * scale, b * scale, c * scale] as const),
      triangles: one.triangles,
    };
    return isBottle ? move(scaled, x, radius, 0) : move(scaled, x, 0, -radius * 1.4);
  });
  return [piece({ fixed: isBottle ? 'glass-black' : 'stainless-steel' }, merge(...row))];
}

function door(params: WineCoolerParams, width: number, height: number): Piece[] {
  const frame = mmFromTenths(params.frameTenths);
  const outer = roundedRectangle(width, height, 5);
  const inner = rectangle(width - frame * 2, height - frame * 2);
  const rim = move(extrude(outer, DOOR, { holes: [inner], bevel: 2 }), 0, height / 2, 0);
  const glass = move(
    box(width - frame * 2 + 4, height - frame * 2 + 4, 5, 0.8),
    0,
    frame - 2,
    DOOR - 12,
  );
  const pull = isFlushHandle(params.handle)
    ? [
        piece(
          { fixed: 'cavity' },
          move(box(9, height * 0.4, 2.4, 0.8, 4), width / 2 - frame / 2, height * 0.3, DOOR),
        ),
      ]
    : changed(uprightDoorHandle(params.handle, Math.min(height * 0.7, 700)), (s) =>
        move(s, width / 2 - Math.max(22, frame / 2), height / 2, DOOR),
      );
  return [
    piece({ slot: 'body', grain: 'y' }, rim),
    piece({ fixed: 'glass-smoke' }, glass),
    ...pull,
  ];
}

/** Pieces of a wine cooler in millimeters: floor at y = 0, back at z = 0. */
export function buildWineCooler(params: WineCoolerParams): Piece[] {
  const width = mmFromTenths(params.widthTenths);
  const height = mmFromTenths(params.heightTenths);
  const depth = mmFromTenths(params.depthTenths);
  const base = params.base === 'toe-kick' ? Math.min(90, height * 0.12) : 18;
  const reach = isFlushHandle(params.handle) ? 2 : 54;
  const shell = depth - DOOR - reach - 4;
  const wall = 26;
  const inside = { width: width - wall * 2, height: height - base - wall * 2 };
  // An open box: the back and a rim around the inside, so that the door shows what is in it.
  const rim = extrude(rectangle(width, height - base), shell - 30, {
    holes: [rectangle(inside.width, inside.height)],
    bevel: 2,
  });
  const zone = params.zones === 2 ? [inside.height * 0.5] : [];
  const pitch = inside.height / (params.shelves + 1);
  const shelves = Array.from({ length: params.shelves }, (_, i) => i + 1).flatMap((i) => {
    const y = base + wall + i * pitch - pitch * 0.5;
    const board = move(box(inside.width - 6, 16, 18, 2), 0, y - 18, shell - 16);
    const rack = move(box(inside.width - 8, 5, shell - 120, 1), 0, y - 8, shell / 2 + 20);
    return [
      piece({ slot: 'shelf' }, board),
      piece({ fixed: 'gunmetal' }, rack),
      ...changed(contentsOf(params, inside.width - 12, pitch), (s) =>
        move(s, 0, y - 2, shell - 40),
      ),
    ];
  });
  const lit = [
    piece(
      { fixed: 'lamp' },
      move(box(inside.width * 0.7, 4, 8, 1), 0, height - wall - 6, shell - 24),
    ),
    ...zone.flatMap((h) =>
      changed(displayStrip(Math.min(150, inside.width * 0.5), 26), (s) =>
        move(s, 0, base + wall + h, shell - 20),
      ),
    ),
  ];
  const doorWidth = width / params.doors - 3;
  const doors = Array.from({ length: params.doors }, (_, i) => {
    const x = (i - (params.doors - 1) / 2) * (width / params.doors);
    const flip = params.doors === 2 && i === 1;
    const pieces = door(params, doorWidth, height - base - 4);
    return changed(pieces, (s) => move(flip ? turnAround(s) : s, x, base + 2, shell + 2));
  }).flat();
  const feet = [-1, 1].flatMap((x) =>
    [50, shell - 40].map((z) => move(cylinder(16, base + 2, 2), x * (width / 2 - 40), 0, z)),
  );
  const stand =
    params.base === 'feet'
      ? piece({ fixed: 'rubber' }, merge(...feet))
      : piece(
          { fixed: 'gloss-black' },
          move(box(width - 8, base, shell - 40, 2), 0, 0, shell / 2 - 10),
        );
  return [
    piece({ slot: 'body', grain: 'y' }, move(rim, 0, base + (height - base) / 2, 30)),
    piece({ fixed: 'cavity' }, move(box(width - 4, height - base - 2, 32, 1), 0, base + 1, 16)),
    stand,
    ...shelves,
    ...lit,
    ...doors,
  ];
}

/** Left for right without mirroring the winding. */
function turnAround(shape: Shape): Shape {
  const triangles: number[] = [];
  for (let i = 0; i < shape.triangles.length; i += 3) {
    triangles.push(
      shape.triangles[i] ?? 0,
      shape.triangles[i + 2] ?? 0,
      shape.triangles[i + 1] ?? 0,
    );
  }
  return { points: shape.points.map(([x, y, z]) => [-x, y, z] as const), triangles };
}
