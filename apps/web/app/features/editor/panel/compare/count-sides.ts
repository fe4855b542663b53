import type { Sku } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { complexityFindings } from '@wevisu/scene/findings/too-complex.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { takeoffOfFaces } from '@wevisu/scene/takeoff/takeoff-of.ts';

export interface SidesCompared {
  readonly now: SceneDocument;
  readonly rival: SceneDocument;
  readonly nowSku: Sku | null;
  readonly rivalSku: Sku;
}

export interface Counts {
  readonly now: TakeoffOrder | null;
  readonly rival: TakeoffOrder | null;
}

function wears(face: Face | undefined, sku: Sku): boolean {
  return face?.areas.some(({ covering }) => covering.sku === sku) ?? false;
}

/** What each choice takes, on the faces that would change alone; null where it is no covering or too much to count. */
export function countSides({ now, rival, nowSku, rivalSku }: SidesCompared): Counts {
  if (complexityFindings(rival.nodes).length > 0) return { now: null, rival: null };
  const before = new Map(facesOf(now).map((face) => [face.id, face]));
  const changed = facesOf(rival).filter(
    (face) => wears(face, rivalSku) && !wears(before.get(face.id), rivalSku),
  );
  const orderOf = (document: SceneDocument, faces: readonly Face[], sku: Sku | null) =>
    faces.length === 0
      ? null
      : (takeoffOfFaces(document, faces).orders.find((order) => order.sku === sku) ?? null);
  const changedBefore = changed.flatMap(({ id }) => before.get(id) ?? []);
  return { now: orderOf(now, changedBefore, nowSku), rival: orderOf(rival, changed, rivalSku) };
}
