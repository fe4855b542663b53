// Door leaves, standing on y = 0, centered on x and z.
import { type Piece, piece } from '../geometry/part.ts';
import { cylinder } from '../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../geometry/shape.ts';
import { bar } from './opening-givens.ts';

export interface LeafSize {
  readonly w: number;
  readonly h: number;
  readonly thick: number;
}

/** Stiles and rails with thinner panels between; `levels` are the lower edges and heights of the rails. */
function railed(
  { w, h, thick }: LeafSize,
  given: {
    readonly stile: number;
    readonly rails: readonly (readonly [y: number, h: number])[];
    readonly columns?: number;
    readonly middle?: number;
  },
): { solid: Shape[]; fields: { x: number; y: number; w: number; h: number }[] } {
  const { stile, rails, columns = 1, middle = stile * 0.8 } = given;
  const inner = w - 2 * stile;
  const solid = [
    bar(stile, h, thick, [-w / 2 + stile / 2, 0, 0]),
    bar(stile, h, thick, [w / 2 - stile / 2, 0, 0]),
    ...rails.map(([y, tall]) => bar(inner, tall, thick, [0, y, 0])),
  ];
  const fieldWidth = (inner - middle * (columns - 1)) / columns;
  const fields: { x: number; y: number; w: number; h: number }[] = [];
  rails.slice(0, -1).forEach(([y, tall], i) => {
    const from = y + tall;
    const to = rails[i + 1]?.[0] ?? h;
    for (let c = 0; c < columns; c++) {
      const x = -inner / 2 + fieldWidth / 2 + c * (fieldWidth + middle);
      fields.push({ x, y: from, w: fieldWidth, h: to - from });
      if (c > 0) {
        solid.push(bar(middle, to - from, thick, [x - fieldWidth / 2 - middle / 2, from, 0]));
      }
    }
  });
  return { solid, fields };
}

/** A raised field in a panel, so that the leaf does not look like a flat sheet. */
function panelShapes(
  fields: readonly { x: number; y: number; w: number; h: number }[],
  thick: number,
): Shape[] {
  return fields.flatMap(({ x, y, w, h }) => [
    bar(w, h, thick - 22, [x, y, 0]),
    ...(w > 90 && h > 90 ? [bar(w - 56, h - 56, thick - 14, [x, y + 28, 0])] : []),
  ]);
}

/** Two panels of an interior door, or six of an older house's. */
export function panelLeaf(size: LeafSize, columns: 1 | 2 = 1): Piece[] {
  const stile = Math.min(112, size.w * 0.2);
  const { solid, fields } = railed(size, {
    stile,
    columns,
    rails: [
      [0, Math.min(220, size.h * 0.12)],
      [size.h * 0.43, stile * 1.3],
      [size.h - stile, stile],
    ],
  });
  return [
    piece({ slot: 'paint', grain: 'y' }, ...solid),
    piece({ slot: 'paint', grain: 'y' }, ...panelShapes(fields, size.thick)),
  ];
}

/** An entry door: two tall panels and a row of three lights above them. */
export function entryLeaf(size: LeafSize): Piece[] {
  const stile = Math.min(125, size.w * 0.16);
  const lights = { y: size.h * 0.74, h: size.h * 0.26 - stile };
  const low = railed(
    { ...size, h: lights.y },
    {
      stile,
      columns: 2,
      rails: [
        [0, 235],
        [lights.y - stile, stile],
      ],
    },
  );
  const high = railed(
    { ...size, h: lights.h + stile },
    {
      stile,
      columns: 3,
      middle: 28,
      rails: [
        [-stile, stile],
        [lights.h, stile],
      ],
    },
  );
  const upper = high.solid.map((shape) => move(shape, 0, lights.y, 0));
  const panes = high.fields.map((one) => bar(one.w, one.h, 8, [one.x, lights.y, 0]));
  // The lower rail of the lights is the upper one of the panels.
  return [
    piece({ slot: 'paint', grain: 'y' }, ...low.solid, ...upper.filter((_, i) => i !== 2)),
    piece({ slot: 'paint', grain: 'y' }, ...panelShapes(low.fields, size.thick)),
    piece({ fixed: 'glass-clear' }, ...panes),
  ];
}

/** A glazed leaf with `columns` by `rows` lights. */
export function glassLeaf(
  size: LeafSize,
  given: {
    readonly stile: number;
    readonly foot: number;
    readonly columns: number;
    readonly rows: number;
    readonly slot?: string;
  },
): Piece[] {
  const { columns, rows, slot = 'paint' } = given;
  const stile = Math.min(given.stile, size.w * 0.24, size.h * 0.24);
  const foot = Math.min(given.foot, size.h * 0.3);
  const inner = { w: size.w - 2 * stile, h: size.h - foot - stile };
  const { solid } = railed(size, {
    stile,
    rails: [
      [0, foot],
      [size.h - stile, stile],
    ],
  });
  const upright = Array.from({ length: columns - 1 }, (_, i) =>
    bar(20, inner.h, size.thick - 8, [-inner.w / 2 + (inner.w * (i + 1)) / columns, foot, 0]),
  );
  const level = Array.from({ length: rows - 1 }, (_, i) =>
    bar(inner.w, 20, size.thick - 9, [0, foot + (inner.h * (i + 1)) / rows - 10, 0]),
  );
  return [
    piece({ slot, grain: 'y' }, ...solid, ...upright, ...level),
    piece({ fixed: 'glass-clear' }, bar(inner.w, inner.h, 6, [0, foot, 0])),
  ];
}

/** Upright planks with a Z of boards on the front. */
export function plankLeaf({ w, h, thick }: LeafSize): Piece[] {
  const count = Math.max(4, Math.round(w / 140));
  const step = w / count;
  const planks = Array.from({ length: count }, (_, i) =>
    bar(step - 2, h, thick * 0.6, [-w / 2 + step * (i + 0.5), 0, -thick * 0.2]),
  );
  const z = thick * 0.3;
  const deep = thick * 0.4;
  const rails = [0.06, 0.47, 0.88].map((share) => bar(w, 130, deep, [0, h * share, z]));
  const brace = (from: number, to: number) => {
    const [low, high] = [h * from + 130, h * to];
    const angle = Math.atan2(high - low, w - 130);
    const long = Math.hypot(high - low, w - 130) - 100 * Math.tan(Math.PI / 2 - angle) * 0.5;
    const one = move(bar(long, 100, deep - 1, [0, 0, 0]), 0, -50, 0);
    return move(turn(one, 'z', (angle * 180) / Math.PI), 0, (low + high) / 2, z);
  };
  return [
    piece({ slot: 'paint', grain: 'y' }, ...planks),
    piece({ slot: 'paint' }, ...rails, brace(0.06, 0.47), brace(0.47, 0.88)),
  ];
}

/** Rose and lever on the face z = 0, the lever toward -x. */
function leverSet(): Shape {
  const rose = turn(cylinder(27, 8, 0, 18), 'x', 90);
  const neck = turn(cylinder(9, 46, 0, 10), 'x', 90);
  return merge(rose, neck, bar(118, 17, 11, [-46, -8.5, 46]));
}

/** Levers on both faces of a leaf; `side` is the side of the leaf that they sit at. */
export function levers(thick: number, at: { x: number; y: number; side: -1 | 1 }): Piece {
  const front = move(leverSet(), 0, 0, thick / 2);
  const facing = at.side > 0 ? front : mirrored(front);
  const behind = turn(at.side > 0 ? mirrored(front) : front, 'y', 180);
  return piece({ fixed: 'satin-nickel' }, move(facing, at.x, at.y, 0), move(behind, at.x, at.y, 0));
}

function mirrored(shape: Shape): Shape {
  const points = shape.points.map(([x, y, z]) => [-x, y, z] as const);
  const triangles = shape.triangles.map((_, i, all) => all[i - (i % 3) + (2 - (i % 3))] ?? 0);
  return { points, triangles };
}

/** Knuckles of three hinges on the edge x, at the face that the leaf opens to. */
export function hinges(h: number, x: number, z: number): Piece {
  const knuckle = cylinder(6, 90, 0, 8);
  return piece(
    { fixed: 'satin-nickel' },
    ...[180, h / 2, h - 220].map((y) => move(knuckle, x, y - 45, z)),
  );
}
