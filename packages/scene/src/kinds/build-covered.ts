import type { Part, Piece } from '../geometry/part.ts';
import { coveredBuilders } from './covered-builders.generated.ts';
import { fitModel } from './fit-model.ts';
import { fitOf } from './fit-of.ts';
import type { ModelSpec } from './model-spec.ts';

/**
 * `buildModel` for kinds with surfaces that take a product by area, and no parts for all others. A page
 * needs these few on its main thread; the geometry of all kinds stays with the workers.
 */
export function buildCovered(spec: ModelSpec): Part[] {
  if (!Object.hasOwn(coveredBuilders, spec.kind)) return [];
  const build = coveredBuilders[spec.kind as keyof typeof coveredBuilders] as (
    params: ModelSpec['params'],
  ) => Piece[];
  return fitModel(
    fitOf(spec),
    build(spec.params).filter((one) => one.shape.triangles.length > 0),
  );
}
