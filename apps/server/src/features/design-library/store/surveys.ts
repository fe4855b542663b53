import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export interface Survey {
  readonly liked: string[];
  readonly styles: string[];
}

export const getSurvey = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('style_surveys').select(['liked', 'styles']).where('user_id', '=', p.userId),
).get;

/** An account keeps only its last survey. */
export const putSurvey = statement(
  (p: Params<Survey & { readonly userId: UserId; readonly now: Date }>) =>
    tables
      .insertInto('style_surveys')
      .values({
        user_id: p.userId,
        liked: sql<string[]>`${p.liked}`,
        styles: sql<string[]>`${p.styles}`,
        taken_at: p.now,
      })
      .onConflict((conflict) =>
        conflict.column('user_id').doUpdateSet((eb) => ({
          liked: eb.ref('excluded.liked'),
          styles: eb.ref('excluded.styles'),
          taken_at: eb.ref('excluded.taken_at'),
        })),
      ),
).run;
