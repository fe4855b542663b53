import type { Fit } from './fit-model.ts';
import type { Kind } from './kind.ts';
import type { ModelSpec } from './model-spec.ts';
import { kinds } from './registry.generated.ts';

/** The size of a model as its kind's card declares it. */
export function fitOf(spec: ModelSpec): Fit {
  const card = kinds[spec.kind] as unknown as Kind;
  return {
    size: card.sizeMm(spec.params),
    mount: card.mount(spec.params),
    sunkMm: card.sunkMm?.(spec.params) ?? 0,
  };
}
