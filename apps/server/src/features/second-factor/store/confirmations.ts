import { sql } from 'kysely';
import { now } from '../../../platform/database/clock.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

type OfSession = Params<{ sessionHash: Buffer }>;

export const markConfirmed = statement((p: OfSession) =>
  tables.updateTable('sessions').set({ confirmed_at: now }).where('token_hash', '=', p.sessionHash),
).run;

/** Uses it up; false if there is none of the last five minutes. */
export const takeConfirmed = statement((p: OfSession) =>
  tables
    .updateTable('sessions')
    .set({ confirmed_at: null })
    .where('token_hash', '=', p.sessionHash)
    .where('confirmed_at', '>', sql<Date>`now() - interval '5 minutes'`),
).runAny;
