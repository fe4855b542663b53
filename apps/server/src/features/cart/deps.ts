import type { Pool } from '../../platform/database/queryable.ts';

export interface CartDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Long and random: whoever holds a guest cart's id holds the cart. */
  readonly newId: () => string;
}
