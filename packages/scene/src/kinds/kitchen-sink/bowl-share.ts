import type { KitchenSinkParams } from './schema.ts';

/** How much of the length the left bowl takes. */
export const LEFT_BOWL_SHARE: Readonly<Record<KitchenSinkParams['bowls'], number>> = {
  single: 1,
  equal: 0.5,
  'low-divide': 0.5,
  'offset-left': 0.36,
  'offset-right': 0.64,
};
