import { cardOf, type KindForm } from './card-of.ts';
import type { Fit } from './fit-model.ts';

/** The size of a model as its kind's card declares it. */
export function fitOf({ kind, params }: KindForm): Fit {
  const card = cardOf(kind);
  return {
    size: card.sizeMm(params),
    mount: card.mount(params),
    sunkMm: card.sunkMm?.(params) ?? 0,
  };
}
