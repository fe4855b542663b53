// Parts of a cabinet line as the catalog shows them, of the boxes and fronts that runs are built of. They are
// sold without pulls.
import { hollowBox, shapedBox, shelfHeights, solidBox } from '../../fittings/cabinets/carcass.ts';
import { FRONT_MM, TOE_SETBACK_MM } from '../../fittings/cabinets/construction.ts';
import { crownSection } from '../../fittings/cabinets/crown-section.ts';
import { frontShape, glassFront } from '../../fittings/cabinets/front-shape.ts';
import { block, board } from '../../geometry/boards.ts';
import { molding } from '../../geometry/molding.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape, turn } from '../../geometry/shape.ts';
import { type Field, type Front, frontsOf } from './fronts.ts';
import type { KitchenCabinetParams } from './schema.ts';

/** Depth of the corner boxes beside their doors. */
const WALL_DEPTH_MM = 330;
const BASE_DEPTH_MM = 610;
const GAP = 1.5;
/** Boxes end behind the fronts. */
const BEHIND = FRONT_MM + 2;

interface Size {
  readonly w: number;
  readonly h: number;
  readonly d: number;
  readonly foot: number;
}

const front = (...shapes: readonly Shape[]) => piece({ slot: 'front', grain: 'y' }, ...shapes);

function frontPiece({ doorStyle }: KitchenCabinetParams, one: Front, z: number): Piece[] {
  const [w, h] = [one.w - 2 * GAP, one.h - 2 * GAP];
  if (one.kind === 'open' || w < 8 || h < 8) return [];
  const pieces =
    one.kind === 'blank'
      ? [front(board(w, h, FRONT_MM))]
      : one.kind === 'glass'
        ? glassFront(doorStyle, w, h)
        : frontShape(doorStyle, w, h);
  return changed(pieces, (shape) => move(shape, one.x + one.w / 2, one.y + GAP, z));
}

function toe({ w, foot, d }: Size): Piece[] {
  return foot === 0 ? [] : [front(block([0, 0, 20], [w, foot + 1, d - TOE_SETBACK_MM]))];
}

function straight(params: KitchenCabinetParams, size: Size): Piece[] {
  const { w, h, d, foot } = size;
  const field: Field = { x: 0, y: foot, w, h: h - foot };
  const fronts = frontsOf(params.form, field);
  const box = { w, bottom: foot, top: h, depth: d - BEHIND };
  const isOpen = params.form === 'sink-base' || fronts.some(({ kind }) => isSeenThrough(kind));
  const lid = params.form !== 'sink-base';
  const shelves = SHELVED.includes(params.form) ? shelfHeights(foot, h) : [];
  const body = isOpen ? hollowBox(box, { lid, shelves }) : [solidBox(box)];
  return [
    front(...body),
    ...toe(size),
    ...fronts.flatMap((one) => frontPiece(params, one, d - FRONT_MM)),
  ];
}

const SHELVED: readonly string[] = ['open-base', 'open-wall', 'glass-wall'];

function isSeenThrough(kind: Front['kind']): boolean {
  return kind === 'open' || kind === 'glass';
}

/** An L of two boxes with doors that fold out of the inner corner. */
function cornerBase({ doorStyle }: KitchenCabinetParams, { w, h, foot }: Size): Piece[] {
  const d = BASE_DEPTH_MM;
  const outline = (back: number) =>
    [
      [0, 0],
      [0, -w],
      [d - back, -w],
      [d - back, -(d - back)],
      [w, -(d - back)],
      [w, 0],
    ] as const;
  const leaf = frontShape(doorStyle, w - d - 6, h - foot - 6);
  const middle = (w + d) / 2;
  return [
    front(shapedBox(outline(BEHIND), foot, h)),
    front(shapedBox(outline(TOE_SETBACK_MM), 0, foot + 1)),
    ...changed(leaf, (one) => move(one, middle, foot + 3, d - FRONT_MM)),
    ...changed(leaf, (one) => move(turn(one, 'y', 90), d - FRONT_MM, foot + 3, middle)),
  ];
}

/** Five sides, with one door across the corner. */
function cornerWall({ doorStyle }: KitchenCabinetParams, { w, h }: Size): Piece[] {
  const reach = WALL_DEPTH_MM - BEHIND * Math.SQRT2;
  const outline = [
    [0, 0],
    [0, -w],
    [reach, -w],
    [w, -reach],
    [w, 0],
  ] as const;
  const wide = (w - WALL_DEPTH_MM) * Math.SQRT2 - 6;
  const middle = (w + WALL_DEPTH_MM) / 2;
  return [
    front(shapedBox(outline, 0, h)),
    ...changed(frontShape(doorStyle, wide, h - 6), (one) =>
      move(turn(move(one, 0, 3, -FRONT_MM), 'y', 45), middle, 0, middle),
    ),
  ];
}

/** The foot of base and tall cabinets. */
const TOE_KICK_MM = 114;
const FOOTED = /base|pantry|tall/;

export function buildKitchenCabinet(params: KitchenCabinetParams): Piece[] {
  const { form, doorStyle, ...tenths } = params;
  const [w, h, d] = [tenths.widthTenths / 10, tenths.heightTenths / 10, tenths.depthTenths / 10];
  const size = { w, h, d, foot: FOOTED.test(form) ? Math.min(TOE_KICK_MM, h / 4) : 0 };
  const pieces = ((): Piece[] => {
    switch (form) {
      case 'sample-door':
        return changed(frontShape(doorStyle, w, h), (one) => move(one, w / 2, 0, 0));
      case 'panel':
      case 'filler':
      case 'toe-kick':
      case 'light-rail':
        return [front(block([0, 0, 0], [w, h, d]))];
      case 'crown':
        return [
          front(
            molding(
              [
                [0, 0],
                [w, 0],
              ],
              crownSection(doorStyle, h),
            ),
          ),
        ];
      case 'corner-base':
        return cornerBase(params, { ...size, w: Math.max(w, BASE_DEPTH_MM + 150) });
      case 'corner-wall':
        return cornerWall(params, { ...size, w: Math.max(w, WALL_DEPTH_MM + 120) });
      default:
        return straight(params, size);
    }
  })();
  return changed(
    pieces.map((one) => (one.finishSlot === 'glass' ? { ...one, finishSlot: GLASS } : one)),
    (shape) => move(shape, -w / 2, 0, -d / 2),
  );
}

const GLASS = 'fixed:glass-clear';
