// Sends every covered area of the scene to those who count its kind of product.
import type { ProductFacts } from '../document/product-facts.ts';
import type { Face } from '../faces/face.ts';
import { layingOf } from '../laying/lay-area.ts';
import type { CoveringLaying } from '../laying/lay-cells.ts';
import { copingLine, paintLine, turfLine } from './other-surface-lines.ts';
import { isSlab, type SlabWork, slabWork } from './slab-lines.ts';
import { stoneCornerLines } from './stone-corners.ts';
import { factsOf, roomOfFace, type TakeoffContext } from './takeoff-context.ts';
import type { TakeoffLine } from './takeoff-line.ts';
import { type AreaPlace, tileLines } from './tile-lines.ts';

/** An area with the product that it wears and how that is laid. */
interface WornPlace {
  readonly place: AreaPlace;
  readonly facts: ProductFacts;
  readonly laying: CoveringLaying;
}

/** Areas with something chosen for them, in the order of faces. */
function chosenPlaces(context: TakeoffContext): AreaPlace[] {
  return context.faces.flatMap((face: Face) => {
    const chosen = face.areas.filter(({ nodeId, area }) => nodeId !== null && area > 0);
    if (chosen.length === 0) return [];
    const roomId = roomOfFace(context, face);
    return chosen.map((area) => ({ face, area, roomId }));
  });
}

/** Areas that wear a product of the scene that is a laid surface. */
export function wornPlaces(context: TakeoffContext): WornPlace[] {
  return chosenPlaces(context).flatMap((place) => {
    const facts = factsOf(context, place.area.covering.sku);
    const laying = facts && layingOf(place.area.covering, facts);
    return laying ? [{ place, facts, laying }] : [];
  });
}

/** Slabs of the scene: one plan of sawing for each product. */
export function slabWorkOf(context: TakeoffContext): SlabWork[] {
  const slabs = wornPlaces(context).filter(({ facts, laying }) => isSlab(facts, laying));
  return slabWork(context.document.nodes, slabs);
}

export function surfaceLines(context: TakeoffContext): TakeoffLine[] {
  const painted = chosenPlaces(context).filter(({ area, face }) => {
    return area.covering.sku === null && face.kind !== 'counter';
  });
  const worn = wornPlaces(context).filter(({ facts, laying }) => !isSlab(facts, laying));
  return [
    ...worn.flatMap(wornLines),
    ...slabWorkOf(context).flatMap((work) => work.lines),
    ...stoneCornerLines(worn.filter(({ laying }) => laying.material.kind === 'ledger')),
    ...painted.map(paintLine),
  ];
}

function wornLines({ place, facts, laying }: WornPlace): readonly TakeoffLine[] {
  switch (laying.material.kind) {
    case 'turf':
      return [turfLine(place, facts, laying)];
    case 'coping':
      // The pieces' noses are the sides of the edge: only the top is laid.
      return isLevel(place.face) ? [copingLine(place, facts, laying)] : [];
    default:
      return tileLines(place, facts, laying);
  }
}

function isLevel({ frame: { right, up } }: Face): boolean {
  return right[0] * up[1] - right[1] * up[0] > 0.99;
}
