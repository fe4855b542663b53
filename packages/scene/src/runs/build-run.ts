import type { RunNode } from '../document/nodes/run.ts';
import { FRONT_MM } from '../fittings/cabinets/construction.ts';
import { changed, type Piece } from '../geometry/part.ts';
import { merge, move } from '../geometry/shape.ts';
import { buildCornerCabinet } from './corner-cabinet.ts';
import { counterPieces } from './counter-pieces.ts';
import type { HostedThing } from './hosted.ts';
import { defaultHardware, type Hardware, pullModel } from './pulls.ts';
import { type CabinetPlace, runLayout } from './run-layout.ts';
import { buildStraightCabinet } from './straight-cabinet.ts';
import { crownPieces, endPieces, isFreestanding } from './trim-pieces.ts';

/** What a run takes from the rest of the scene: see run-givens.ts. */
export interface RunGivens {
  /** What it carries: cuts its counter, fills its openings. */
  readonly hosted?: readonly HostedThing[];
  /** Its pulls; left out is a plain bar pull. */
  readonly hardware?: Hardware;
}

function isTurning(place: CabinetPlace, depthTenths: number): boolean {
  const { cabinet } = place.cabinet;
  return (
    (cabinet === 'corner-lazy-susan' || cabinet === 'corner-diagonal') &&
    place.toTenths - place.fromTenths > depthTenths
  );
}

/** One piece for each finish and grain. */
function gathered(pieces: readonly Piece[]): Piece[] {
  const groups = new Map<string, Piece[]>();
  for (const one of pieces) {
    if (one.shape.triangles.length === 0) continue;
    const key = `${one.finishSlot} ${one.grain}`;
    const known = groups.get(key);
    if (known) known.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ ...first, shape: merge(...group.map((one) => one.shape)) }] : [];
  });
}

/**
 * Everything of a run as closed shapes in millimeters, local to it: x to the right as one faces it from
 * the left end of its back, y up from its own bottom (its elevation), z toward the viewer. Slots:
 * front, box, toe, hardware, counter (wears the counter's covering), glass, and fixed finishes.
 * The same run gives the same pieces.
 */
export function buildRun(run: RunNode, givens: RunGivens = {}): Piece[] {
  const hosted = givens.hosted ?? [];
  const layout = runLayout(run, hosted);
  const hardware = givens.hardware ?? defaultHardware;
  const pull = pullModel(hardware);
  const backMm = isFreestanding(run) ? FRONT_MM : 0;
  const cabinets = layout.places.flatMap((place) => {
    if (place.footprint === null) return [];
    const given = { run, place, hosted, pull, form: hardware.params.form, backMm };
    const pieces = isTurning(place, run.depthTenths)
      ? buildCornerCabinet(given)
      : buildStraightCabinet(given);
    return changed(pieces, (shape) => move(shape, place.fromTenths / 10, 0, 0));
  });
  return gathered([
    ...cabinets,
    ...endPieces(run, layout),
    ...crownPieces(run, layout),
    ...counterPieces(run, layout),
  ]);
}
