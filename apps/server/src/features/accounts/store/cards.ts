import type { Queryable } from '../../../platform/database/queryable.ts';

export interface SavedCardRow {
  readonly id: number;
  readonly brand: string;
  readonly last4: string;
  readonly exp_month: number;
  readonly exp_year: number;
  readonly name_on_card: string;
}

export async function listSavedCards(db: Queryable, userId: number): Promise<SavedCardRow[]> {
  const { rows } = await db.query(
    `select id, brand, last4, exp_month, exp_year, name_on_card from saved_cards
     where user_id = $1 order by id desc`,
    [userId],
  );
  return rows;
}

/** False where the account has no such card. */
export async function deleteSavedCard(
  db: Queryable,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<boolean> {
  const { rowCount } = await db.query('delete from saved_cards where id = $2 and user_id = $1', [
    userId,
    id,
  ]);
  return rowCount === 1;
}
