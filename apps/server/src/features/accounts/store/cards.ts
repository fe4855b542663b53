import type { UserId } from '@wevisu/domain/ids.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export const listSavedCards = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('saved_cards')
    .select(['id', 'brand', 'last4', 'exp_month', 'exp_year', 'name_on_card'])
    .where('user_id', '=', p.userId)
    .orderBy('id', 'desc'),
).list;

/** False if the account has no such card. */
export const deleteSavedCard = statement((p: Params<{ userId: UserId; id: number }>) =>
  tables.deleteFrom('saved_cards').where('id', '=', p.id).where('user_id', '=', p.userId),
).runAny;
