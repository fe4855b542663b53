import type { NodeOf } from '@wevisu/scene/document/node.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { type ModelSpec, modelSpecSchema } from '@wevisu/scene/kinds/model-spec.ts';
import { parseProductPicture } from '@wevisu/scene/pictures/product-picture.ts';

type ItemNode = NodeOf<'item'>;

interface Known {
  readonly facts: ProductFacts | undefined;
  readonly spec: ModelSpec | null;
}

/** Nodes never change in place, so each is parsed once. */
const known = new WeakMap<ItemNode, Known>();

function read({ kind, params, finishes }: ItemNode, facts: ProductFacts | undefined) {
  try {
    if (facts) {
      const picture = parseProductPicture(facts.picture);
      if (picture.type === 'model') return picture.spec;
    }
    return modelSpecSchema.parse({ kind, params, finishes });
  } catch {
    return null;
  }
}

/** The model of an item: its product's if it has one, else its own kind and params. Null if unreadable. */
export function modelOf(item: ItemNode, facts: ProductFacts | undefined): ModelSpec | null {
  const before = known.get(item);
  if (before && before.facts === facts) return before.spec;
  const spec = read(item, facts);
  known.set(item, { facts, spec });
  return spec;
}
