import type { RunNode } from '../document/nodes/run.ts';
import type { ProductFacts } from '../document/product-facts.ts';
import { modelSpecSchema } from '../kinds/model-spec.ts';

/** How cabinets of a line look, by the facts of its sample door; null for every other product. */
export function lineLookOf({
  picture: { type, ...picture },
}: Pick<ProductFacts, 'picture'>): Pick<RunNode, 'doorStyle' | 'finish'> | null {
  const parsed = type === 'model' ? modelSpecSchema.safeParse(picture) : null;
  const spec = parsed?.success ? parsed.data : null;
  if (spec?.kind !== 'kitchen-cabinet' || spec.params.form !== 'sample-door') return null;
  return { doorStyle: spec.params.doorStyle, finish: spec.finishes.front };
}
