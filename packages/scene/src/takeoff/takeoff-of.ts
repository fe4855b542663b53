import type { SceneDocument } from '../document/scene.ts';
import type { Face } from '../faces/face.ts';
import { facesOf } from '../faces/faces-of.ts';
import { cabinetLines } from './cabinet-lines.ts';
import { takeoffFrom } from './orders.ts';
import { surfaceLines } from './surface-lines.ts';
import type { Takeoff } from './takeoff-line.ts';
import { itemLines, openingLines } from './thing-lines.ts';
import { trimLines } from './trim-lines.ts';

/**
 * Everything that a scene takes: lines by place, what is ordered of each product, and the total in
 * cents by room and by vendor. `faces` are the scene's (`facesOf`). Counts of areas that are the
 * same objects as before are not done again. Pure; the same scene gives the same takeoff.
 */
export function takeoffOfFaces(document: SceneDocument, faces: readonly Face[]): Takeoff {
  const context = { document, faces };
  const lines = [
    ...surfaceLines(context),
    ...cabinetLines(context),
    ...trimLines(context),
    ...itemLines(context),
    ...openingLines(context),
  ];
  return takeoffFrom(lines, document.products, document.allowance);
}

/** The takeoff of a scene as it is drawn. */
export function takeoffOf(document: SceneDocument): Takeoff {
  return takeoffOfFaces(document, facesOf(document));
}
