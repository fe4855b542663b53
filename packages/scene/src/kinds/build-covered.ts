import type { Part, Piece } from '../geometry/part.ts';
import type { KindForm } from './card-of.ts';
import { coveredBuilders } from './covered-builders.generated.ts';
import { fitModel } from './fit-model.ts';
import { fitOf } from './fit-of.ts';
import type { KindId } from './registry.generated.ts';

function drawnPieces<K extends KindId>({ kind, params }: KindForm<K>): Piece[] {
  return coveredBuilders[kind]?.(params) ?? [];
}

/**
 * `buildModel` for kinds with surfaces that take a product by area, and no parts for all others. A page
 * needs these few on its main thread; the geometry of all kinds stays with the workers.
 */
export function buildCovered(form: KindForm): Part[] {
  const drawn = drawnPieces(form).filter((one) => one.shape.triangles.length > 0);
  return drawn.length === 0 ? [] : fitModel(fitOf(form), drawn);
}
