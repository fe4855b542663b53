import { modelPictureKey } from '@wevisu/scene/kinds/model-picture-key.ts';
import { type ModelSpec, modelSpecSchema } from '@wevisu/scene/kinds/model-spec.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { listCabinets } from './fixtures/build-cabinet.ts';
import { buildFixture } from './fixtures/build-fixture.ts';
import { listFixtures } from './fixtures/list-fixtures.ts';
import type { JsonObject } from './product.ts';

/**
 * Every distinct model that the demo's fixtures show, complete with defaults, by the key of its
 * picture (media/products/KEY.webp). Independent of the size that is loaded.
 */
export function listModelPictures(): ReadonlyMap<string, ModelSpec> {
  const specs = new Map<string, ModelSpec>();
  const products = [...listFixtures().map(buildFixture), ...listCabinets()];
  for (const { picture, variants } of products) {
    for (const override of [null, ...variants.map((variant) => variant.picture)]) {
      const { type: _, ...merged } = mergePicture(picture, override) as JsonObject;
      const spec = modelSpecSchema.parse(merged);
      specs.set(modelPictureKey(spec), spec);
    }
  }
  return specs;
}
