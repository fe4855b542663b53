import { changed, type Piece, piece } from '../geometry/part.ts';
import { cylinder } from '../geometry/revolve.ts';
import { move, turn } from '../geometry/shape.ts';
import { casings, jambs, stops, threshold } from './frames.ts';
import {
  entryLeaf,
  glassLeaf,
  hinges,
  type LeafSize,
  levers,
  panelLeaf,
  plankLeaf,
} from './leaves.ts';
import { bar, type OpeningGivens } from './opening-givens.ts';
import { JAMB_MM } from './opening-measures.ts';

/** Thickness of interior leaves, 1 3/8 in, and of doors to the outside, 1 3/4 in. */
const INTERIOR_MM = 35;
const EXTERIOR_MM = 44;
const GAP_MM = 3;
const UNDERCUT_MM = 10;
/** Height of levers and pulls. */
const LEVER_MM = 930;

function at(pieces: readonly Piece[], x: number, y: number, z: number): Piece[] {
  return changed(pieces, (shape) => move(shape, x, y, z));
}

type Leaf = (size: LeafSize) => Piece[];

const frenchLeaf: Leaf = (size) => glassLeaf(size, { stile: 95, foot: 200, columns: 2, rows: 5 });

/** One or two leaves on hinges, flush with the face that they open to. */
export function swingDoor(given: OpeningGivens): Piece[] {
  const { opening, w, h, t } = given;
  const { style } = opening;
  const isOutside = style === 'door-entry';
  const thick = isOutside || style === 'door-french' ? EXTERIOR_MM : INTERIOR_MM;
  const count = style === 'door-double' || style === 'door-french' ? 2 : 1;
  const clear = w - 2 * JAMB_MM;
  const foot = isOutside ? 18 : UNDERCUT_MM;
  const leafW = (clear - GAP_MM * (count + 1)) / count;
  const size: LeafSize = { w: leafW, h: h - JAMB_MM - GAP_MM - foot, thick };
  const make: Leaf = style === 'door-french' ? frenchLeaf : isOutside ? entryLeaf : panelLeaf;
  const z = Math.max(-t, t - thick / 2 - 1);
  const lever = Math.min(LEVER_MM, h * 0.6);
  const left = -clear / 2 + GAP_MM + leafW / 2;
  const leafAt = (x: number, latch: -1 | 1): Piece[] => [
    ...at(make(size), x, foot, z),
    ...at([levers(thick, { x: latch * (leafW / 2 - 62), y: lever, side: latch })], x, 0, z),
    ...at([hinges(size.h, -latch * (leafW / 2 + 1), 0)], x, foot, z + thick / 2 + 2),
    ...(isOutside
      ? at(
          [
            piece(
              { fixed: 'satin-nickel' },
              move(
                turn(cylinder(27, thick + 26, 0, 18), 'x', 90),
                latch * (leafW / 2 - 62),
                lever + 150,
                -thick / 2 - 13,
              ),
            ),
          ],
          x,
          0,
          z,
        )
      : []),
  ];
  return [
    jambs(given, false),
    casings(given),
    ...(2 * t > thick + 34 ? [stops(given, z - thick / 2 - 17)] : []),
    ...(isOutside || style === 'door-french' ? [threshold(given)] : []),
    ...leafAt(left, 1),
    ...(count === 2 ? leafAt(-left, -1) : []),
  ];
}

/** Leaves folded in pairs, hung in the middle of the wall. */
export function bifoldDoor(given: OpeningGivens): Piece[] {
  const { w, h } = given;
  const clear = w - 2 * JAMB_MM;
  const count = w > 1_066.8 ? 4 : 2;
  const leafW = (clear - GAP_MM * (count + 1)) / count;
  const size = { w: leafW, h: h - JAMB_MM - 24, thick: INTERIOR_MM };
  const knob = move(turn(cylinder(15, 30, 3, 10), 'x', 90), 0, LEVER_MM, INTERIOR_MM / 2);
  const pullers = count === 4 ? [1, 2] : [0];
  const leaves = Array.from({ length: count }, (_, i) => {
    const x = -clear / 2 + GAP_MM + leafW / 2 + i * (leafW + GAP_MM);
    const pull = pullers.includes(i)
      ? [piece({ fixed: 'satin-nickel' }, move(knob, (i === 2 ? -1 : 1) * (leafW / 2 - 45), 0, 0))]
      : [];
    return at([...panelLeaf(size), ...pull], x, 12, 0);
  });
  const track = piece({ fixed: 'gunmetal' }, bar(clear, 12, 24, [0, h - JAMB_MM - 12, 0]));
  return [jambs(given, false), casings(given), track, ...leaves.flat()];
}

/** A leaf that slides into the wall at its hinge side: drawn closed, a hand's width left to see. */
export function pocketDoor(given: OpeningGivens): Piece[] {
  const { w, h } = given;
  const clear = w - 2 * JAMB_MM;
  const size = { w: clear - 2, h: h - JAMB_MM - UNDERCUT_MM - 4, thick: INTERIOR_MM };
  const cup = [1, -1].map((side) =>
    bar(46, 130, 4, [clear / 2 - 55, LEVER_MM - 65, (side * (INTERIOR_MM + 2)) / 2]),
  );
  return [
    jambs(given, false),
    casings(given),
    ...at(panelLeaf(size), 0, UNDERCUT_MM, 0),
    piece({ fixed: 'satin-nickel' }, ...cup),
  ];
}

/** A leaf before the wall on a rail that runs on to its hinge side. */
export function barnDoor(given: OpeningGivens): Piece[] {
  const { w, h, t } = given;
  const size = { w: w + 90, h: h + 20, thick: 42 };
  const z = t + 24 + size.thick / 2;
  const rail = h + 110;
  const long = 2 * w + 180;
  const strap = (x: number) => [
    bar(42, 250, 6, [x, h - 90, z + size.thick / 2 + 3]),
    move(turn(cylinder(42, 16, 0, 20), 'x', 90), x, rail + 40, z - 2),
    bar(42, 60, 6, [x, h + 150, z + size.thick / 2 + 3]),
  ];
  const studs = [-0.42, -0.14, 0.14, 0.42].map((share) =>
    move(turn(cylinder(12, z - t - 4, 0, 10), 'x', 90), -w / 2 + share * long, rail - 20, t),
  );
  return [
    jambs(given, false),
    casings(given),
    ...at(plankLeaf(size), 0, 8, z),
    piece(
      { fixed: 'matte-black' },
      bar(long, 40, 8, [-w / 2, rail - 40, z - 4]),
      ...studs,
      ...strap(-size.w * 0.34),
      ...strap(size.w * 0.34),
      bar(22, 320, 12, [size.w / 2 - 75, LEVER_MM - 60, z + size.thick / 2 + 34]),
      bar(22, 20, 30, [size.w / 2 - 75, LEVER_MM - 60, z + size.thick / 2 + 14]),
      bar(22, 20, 30, [size.w / 2 - 75, LEVER_MM + 240, z + size.thick / 2 + 14]),
    ),
  ];
}

/** Two glass leaves in two tracks; the one at the latch side slides before the other. */
export function slidingDoor(given: OpeningGivens): Piece[] {
  const { w, h } = given;
  const clear = w - 2 * JAMB_MM;
  const size = { w: clear / 2 + 38, h: h - 2 * JAMB_MM - 4, thick: 38 };
  const leaf = glassLeaf(size, { stile: 76, foot: 110, columns: 1, rows: 1 });
  const x = clear / 2 - size.w / 2;
  const pull = [
    bar(24, 240, 10, [-size.w / 2 + 38, LEVER_MM - 60, 55]),
    bar(20, 16, 42, [-size.w / 2 + 38, LEVER_MM - 60, 38]),
    bar(20, 16, 42, [-size.w / 2 + 38, LEVER_MM + 164, 38]),
  ];
  return [
    jambs(given, true),
    casings(given),
    ...at(leaf, -x, JAMB_MM + 2, -21),
    ...at([...leaf, piece({ fixed: 'matte-black' }, ...pull)], x, JAMB_MM + 2, 21),
  ];
}

/** Four sections of raised panels. */
export function garageDoor(given: OpeningGivens): Piece[] {
  const { w, h, t } = given;
  const clear = w - 2 * JAMB_MM;
  const rows = Math.max(3, Math.round(h / 530));
  const columns = Math.max(4, Math.round(clear / 600));
  const tall = (h - JAMB_MM) / rows;
  const wide = clear / columns;
  const z = Math.min(0, t - 22);
  const sections = Array.from({ length: rows }, (_, r) =>
    bar(clear - 4, tall - 4, 40, [0, 2 + r * tall, z]),
  );
  const panels = sections.flatMap((_, r) =>
    Array.from({ length: columns }, (_, c) => {
      const x = -clear / 2 + wide * (c + 0.5);
      return bar(wide - 90, tall - 130, 50, [x, 2 + r * tall + 63, z]);
    }),
  );
  const handle = bar(160, 22, 34, [0, 330, z + 40]);
  return [
    jambs(given, false),
    casings(given),
    piece({ slot: 'paint' }, ...sections),
    piece({ slot: 'paint' }, ...panels),
    piece({ fixed: 'matte-black' }, handle),
    piece({ fixed: 'rubber' }, bar(clear - 6, 8, 44, [0, -2, z])),
  ];
}
