import type { Part, Piece } from '../geometry/part.ts';
import { builders } from './builders.generated.ts';
import type { KindForm } from './card-of.ts';
import { type Fit, fitModel } from './fit-model.ts';
import type { KindId } from './registry.generated.ts';

/** Pieces as drawn, before they are brought to the declared size. */
export function buildPieces<K extends KindId>({ kind, params }: KindForm<K>): Piece[] {
  return builders[kind](params).filter((one) => one.shape.triangles.length > 0);
}

/**
 * Render-ready parts of a model, one per finish and grain, in millimeters, exactly as large as `fitOf`
 * says. The same spec gives the same bytes. Needs no cards: a worker that draws does without them.
 */
export function buildModel(spec: KindForm, fit: Fit): Part[] {
  return fitModel(fit, buildPieces(spec));
}
