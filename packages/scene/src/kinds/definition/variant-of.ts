import type { z } from 'zod';
import type { Kind, KindFacts } from './kind.ts';

/** What tells a variant from its base: its label, bounds and defaults, and what else differs on its card. */
type Overrides<Schema extends z.ZodType> = Pick<Kind<Schema>, 'label' | 'params'> &
  Partial<Pick<Kind<Schema>, 'category' | 'role' | 'view'>>;

/**
 * The card of a kind that is another kind with other bounds and defaults. Its params must be those of
 * the base, so that geometry and plan of the base serve it too.
 */
export function variantOf<Params, Input, const Own extends KindFacts['slots']>(
  base: Kind<z.ZodType<Params>, Own>,
  overrides: Overrides<z.ZodType<Params, Input>>,
): Kind<z.ZodType<Params, Input>, Own> {
  return { ...base, ...overrides };
}
