import type { RunNode } from '../document/nodes/run.ts';
import type { FinishId } from '../finishes.ts';
import { FRONT_MM } from '../fittings/cabinets/construction.ts';
import { coarse } from '../geometry/coarse.ts';
import { changed, type Piece } from '../geometry/part.ts';
import { boundsOf, move, turn } from '../geometry/shape.ts';
import { buildCabinetHardware } from '../kinds/cabinet-hardware/geometry.ts';
import type { CabinetHardwareParams } from '../kinds/cabinet-hardware/schema.ts';
import type { FrontCell } from './front-cells.ts';

/** Pulls and knobs of a run: the product's model, or a plain bar pull. */
export interface Hardware {
  readonly params: CabinetHardwareParams;
  readonly finishes: { readonly metal: FinishId; readonly insert: FinishId };
}

export const defaultHardware: Hardware = {
  params: {
    form: 'bar-pull',
    centersTenths: 1270,
    lengthTenths: 1651,
    thicknessTenths: 120,
    projectionTenths: 320,
    ends: 'plain',
    texture: 'smooth',
    backplate: 'none',
  },
  finishes: { metal: 'brushed-nickel', insert: 'brushed-nickel' },
};

/** A kitchen has thirty: seen across a room, this many triangles are enough for each. */
const MAX_TRIANGLES = 110;
/** A run is built anew on each move of a drag; its pulls stay. */
const REMEMBERED = 64;
const known = new Map<string, Pull>();

/** One pull about its middle, the front's face at z = 0, lying along x. */
export interface Pull {
  /** What differs from the metal wears a fixed finish. */
  readonly pieces: readonly Piece[];
  /** Along x, in millimeters, before it is made coarse. */
  readonly length: number;
}

const keyOf = ({ params, finishes }: Hardware) => JSON.stringify([params, finishes]);

export function pullModel(hardware: Hardware): Pull {
  const key = keyOf(hardware);
  const made = known.get(key) ?? makePull(hardware);
  known.delete(key);
  known.set(key, made);
  if (known.size > REMEMBERED) known.delete(known.keys().next().value ?? key);
  return made;
}

function fullPieces(params: CabinetHardwareParams): Piece[] {
  return buildCabinetHardware(params).filter((one) => one.shape.triangles.length > 0);
}

function lengthOf(pieces: readonly Piece[]): number {
  const { min, max } = boundsOf(...pieces.map((one) => one.shape));
  return max[0] - min[0];
}

function makePull({ params, finishes }: Hardware): Pull {
  const full = fullPieces(params);
  const whole = full.reduce((sum, one) => sum + one.shape.triangles.length / 3, 0);
  const pieces = full.map((one) => {
    const share = one.shape.triangles.length / 3 / whole;
    const isGrip = one.finishSlot === 'insert' && finishes.insert !== finishes.metal;
    return {
      ...one,
      finishSlot: isGrip ? `fixed:${finishes.insert}` : 'hardware',
      shape: coarse(one.shape, Math.max(24, Math.floor(MAX_TRIANGLES * share))),
    };
  });
  return { pieces, length: lengthOf(full) };
}

interface PullPlace {
  /** From the middle and the bottom of the front. */
  readonly x: number;
  readonly y: number;
  readonly isUpright: boolean;
}

/** From the edge of a door to the middle of its pull. */
const EDGE_MM = 32;
/** Drawers wider than this have two. */
const TWO_PULLS_MM = 780;

/** Where the pulls of a front sit; none on fixed fronts. `w` and `h` are of the front itself. */
function pullPlaces(given: {
  readonly cell: FrontCell;
  readonly w: number;
  readonly h: number;
  readonly tier: RunNode['tier'];
  readonly length: number;
  /** It keeps lying along x on doors too. */
  readonly isLevel?: boolean;
}): PullPlace[] {
  const { cell, w, h, tier, length, isLevel = false } = given;
  if (cell.kind === 'drawer' || cell.kind === 'pull-out') {
    const isHigh = cell.y > 1_100;
    const edge = Math.min(60, h / 2);
    const y = cell.kind === 'pull-out' ? (isHigh ? edge : h - edge) : h > 220 ? h - 75 : h / 2;
    const xs = w > TWO_PULLS_MM ? [-w * 0.27, w * 0.27] : [0];
    return xs.map((x) => ({
      x,
      y,
      isUpright: cell.kind === 'pull-out' && !isLevel && w < length + 30,
    }));
  }
  if (cell.kind !== 'door' && cell.kind !== 'glass') return [];
  const x =
    (cell.hinge === 'left' ? 1 : -1) *
    (w / 2 - (isLevel ? Math.max(EDGE_MM, length / 2 + 10) : EDGE_MM));
  const half = isLevel ? 20 : length / 2;
  // Within reach: at the top of a low door, the bottom of a high one, arm height on a tall one.
  const isHigh = tier === 'wall' || cell.y > 1_100;
  const reach = 1_050 - cell.y;
  const y = isHigh ? 60 + half : reach > 60 + half && reach < h - 60 - half ? reach : h - 60 - half;
  return [{ x, y: Math.max(half + 6, Math.min(h - half - 6, y)), isUpright: !isLevel }];
}

/** Cups, rings and drops hang level on doors too. */
const LEVEL_FORMS: ReadonlySet<string> = new Set(['cup-pull', 'ring-pull', 'drop-pull']);

interface Front {
  readonly cell: FrontCell;
  readonly w: number;
  readonly h: number;
  readonly tier: RunNode['tier'];
  readonly form: CabinetHardwareParams['form'];
}

/** A number for each form of pull that was counted: many more than models are remembered. */
const MEASURED = 4_096;
const measured = new Map<string, number | null>();

/** How long a pull is, in millimeters; null of one without a shape, which no front has. */
export function pullLength(hardware: Hardware): number | null {
  // Finishes change no length.
  const key = JSON.stringify(hardware.params);
  const before = measured.get(key);
  if (before !== undefined) return before;
  const pieces = fullPieces(hardware.params);
  const length = pieces.length === 0 ? null : lengthOf(pieces);
  if (measured.size === MEASURED) measured.clear();
  measured.set(key, length);
  return length;
}

function placesOn(front: Front, length: number): PullPlace[] {
  const isLevel = length < 55 || LEVEL_FORMS.has(front.form);
  const fits = length < (front.cell.kind === 'drawer' ? front.w : front.h) - 12;
  return fits ? pullPlaces({ ...front, length, isLevel }) : [];
}

/** The pulls on one front whose middle is at x = 0, bottom at y = 0 and back at z = 0. */
export function pullsOn({ pull, ...front }: Front & { readonly pull: Pull }): Piece[] {
  return placesOn(front, pull.length).flatMap(({ x, y, isUpright }) =>
    changed(pull.pieces, (shape) => move(isUpright ? turn(shape, 'z', 90) : shape, x, y, FRONT_MM)),
  );
}

/** How many pulls of a length `pullsOn` puts on a front. */
export function pullCount(front: Front, length: number | null): number {
  return length === null ? 0 : placesOn(front, length).length;
}
