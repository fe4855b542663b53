// Written by `npm run kinds` from the folders beside it.
import type { z } from 'zod';

import type { KindPlan } from './kind-plan.ts';
import type { KindId, kinds } from './registry.generated.ts';

/** Plan symbols and clearances; a kind without is the rectangle of its size: see plan-of.ts. */
export const plans: {
  readonly [K in KindId]?: KindPlan<z.output<(typeof kinds)[K]['params']>>;
} = {

};
