import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface SurveyRow {
  readonly liked: string[];
  readonly styles: string[];
}

export async function getSurvey(db: Queryable, userId: number): Promise<SurveyRow | null> {
  const { rows } = await queryPrepared(
    db,
    'select liked, styles from style_surveys where user_id = $1',
    [userId],
  );
  return rows[0] ?? null;
}

/** An account keeps only its last survey. */
export async function putSurvey(
  db: Queryable,
  of: SurveyRow & { readonly userId: number; readonly now: Date },
): Promise<void> {
  await queryPrepared(
    db,
    `insert into style_surveys (user_id, liked, styles, taken_at) values ($1, $2, $3, $4)
     on conflict (user_id) do update set
       liked = excluded.liked, styles = excluded.styles, taken_at = excluded.taken_at`,
    [of.userId, of.liked, of.styles, of.now],
  );
}
