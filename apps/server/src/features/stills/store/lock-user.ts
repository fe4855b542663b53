import type { UserId } from '@wevisu/domain/ids.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** Until the end of the transaction: what an account requests is counted and queued one by one. */
export const lockUser = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('users').select('id').where('id', '=', p.userId).forNoKeyUpdate(),
).run;
