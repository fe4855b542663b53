import type { SceneDocument } from '../document/scene.ts';
import { facesOf } from '../faces/faces-of.ts';
import { drawLayout, drawSlabs, type LayoutDrawing } from './layout-drawing.ts';
import { isSlab } from './slab-lines.ts';
import { slabWorkOf, wornPlaces } from './surface-lines.ts';
import { areaKey } from './tile-lines.ts';

/** A drawing that belongs to lines of the takeoff; drawn when asked for. */
export interface TakeoffDrawing {
  /** Ids of the lines that it shows: one laid area, or everything sawn from one slab product. */
  readonly lineIds: readonly string[];
  readonly title: string;
  draw(): LayoutDrawing;
}

/** Materials that are not laid piece by piece: their lines say all there is to say. */
const undrawn: readonly string[] = ['turf', 'coping'];

/** Layout drawings of a scene: each tiled or floored area, then the slabs of each product. */
export function drawingsOf(document: SceneDocument): TakeoffDrawing[] {
  const context = { document, faces: facesOf(document) };
  const laid = wornPlaces(context)
    .filter(
      ({ facts, laying }) => !isSlab(facts, laying) && !undrawn.includes(laying.material.kind),
    )
    .map(({ place, facts }): TakeoffDrawing => {
      const room = place.roomId === null ? undefined : document.nodes[place.roomId];
      const where = room?.type === 'room' ? `${room.name}, ${place.face.kind}` : place.face.kind;
      const title = `${where}: ${facts.name}`;
      return {
        lineIds: [`${facts.sku}@${areaKey(place)}`],
        title,
        draw: () => drawLayout(title, place.area, facts),
      };
    });
  const sawn = slabWorkOf(context).map((work): TakeoffDrawing => {
    const title = `Slabs of ${work.lines[0]?.what ?? work.sku}`;
    return { lineIds: work.lines.map(({ id }) => id), title, draw: () => drawSlabs(title, work) };
  });
  return [...laid, ...sawn];
}
