import type { Pool } from '../../platform/database/queryable.ts';

export interface CartDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** Long and random: the id of a guest cart grants access to it. */
  readonly newId: () => string;
}
