// Sends every covered area of the scene to those who count its kind of product.
import type { Face } from '../faces/face.ts';
import { layingOf } from '../patterns/lay-area.ts';
import { copingLine, paintLine, turfLine } from './other-surface-lines.ts';
import { isSlab, type SlabPlace, slabWork } from './slabs/slab-lines.ts';
import { type StonePlace, stoneCornerLines } from './stone-corners.ts';
import { factsOf, roomOfFace, type TakeoffContext } from './takeoff-context.ts';
import type { TakeoffLine } from './takeoff-line.ts';
import { type AreaPlace, tileLines } from './tile-lines.ts';

export function surfaceLines(context: TakeoffContext): TakeoffLine[] {
  const slabs: SlabPlace[] = [];
  const stones: StonePlace[] = [];
  const lines = context.faces.flatMap((face) =>
    areasOf(context, face).flatMap((place): readonly TakeoffLine[] => {
      const { area } = place;
      if (area.covering.sku === null) return face.kind === 'counter' ? [] : [paintLine(place)];
      const facts = factsOf(context, area.covering.sku);
      const laying = facts && layingOf(area.covering, facts);
      if (!laying) return [];
      if (isSlab(facts, laying)) {
        slabs.push({ place, facts, laying });
        return [];
      }
      if (laying.material.kind === 'turf') return [turfLine(place, facts, laying)];
      if (laying.material.kind === 'coping') return [copingLine(place, facts, laying)];
      if (laying.material.kind === 'ledger') stones.push({ place, facts, laying });
      return tileLines(place, facts, laying);
    }),
  );
  const sawn = slabWork(context.document.nodes, slabs).flatMap((work) => work.lines);
  return [...lines, ...sawn, ...stoneCornerLines(stones)];
}

/** What was chosen for a face; where nothing was, nothing is ordered. */
function areasOf(context: TakeoffContext, face: Face): AreaPlace[] {
  const chosen = face.areas.filter(({ nodeId, area }) => nodeId !== null && area > 0);
  if (chosen.length === 0) return [];
  const roomId = roomOfFace(context, face);
  return chosen.map((area) => ({ face, area, roomId }));
}
