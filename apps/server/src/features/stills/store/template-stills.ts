// Stills of own templates.

import type { UserId } from '@wevisu/domain/ids.ts';
import type { StillRequest } from '@wevisu/still/run/request.ts';
import { sql } from 'kysely';
import { bytea, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import { lockUser } from './lock-user.ts';
import { UNDONE } from './owned.ts';

interface OfTemplate {
  readonly templateId: number;
  readonly userId: UserId;
}

/** Removes their owner: nobody sees them from now on. */
export const disownTemplateStills = statement((p: Params<OfTemplate>) =>
  tables
    .updateTable('stills')
    .set({ template_id: null, user_id: null, document: null })
    .where('template_id', '=', p.templateId)
    .where('user_id', '=', p.userId)
    .returning(['id', 'key']),
).list;

export type LeftStill = RowOf<typeof disownTemplateStills>;

const insertOne = sqlStatement({
  takes: {
    userId: ID.user,
    templateId: int8,
    key: text,
    request: json<StillRequest>(),
    document: bytea,
    now: timestamptz,
    maxWaiting: int8,
  },
  sql: (p) => sql`insert into stills
      (user_id, template_id, key, name, request, revision, document, created_at)
    select ${p.userId}::bigint, ${p.templateId}::bigint, ${p.key}::text, '', ${p.request}::jsonb, 0,
      ${p.document}::bytea, ${p.now}::timestamptz
    where (select count(*) from stills
           where user_id = ${p.userId} and template_id is not null and ${UNDONE}) < ${p.maxWaiting}`,
}).runAny;

/** In a transaction: requests of one account run one by one, so that the count is exact. False if `maxWaiting` wait. */
export async function insertTemplateStill(
  db: Queryable,
  of: OfTemplate & {
    readonly key: string;
    readonly request: StillRequest;
    /** Packed. */
    readonly document: Uint8Array;
    readonly now: Date;
    readonly maxWaiting: number;
  },
): Promise<boolean> {
  await lockUser(db, of);
  return insertOne(db, { ...of, document: Buffer.from(of.document) });
}
