// Stills of own templates.
import type { StillRequest } from '@wevisu/still/run/request.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { UNDONE } from './owned.ts';

interface OfTemplate {
  readonly templateId: number;
  readonly userId: number;
}

export interface LeftStill {
  readonly id: number;
  readonly key: string;
}

/** Removes their owner: nobody sees them from now on. */
export async function disownTemplateStills(
  db: Queryable,
  { templateId, userId }: OfTemplate,
): Promise<readonly LeftStill[]> {
  const { rows } = await db.query(
    `update stills set template_id = null, user_id = null, document = null
     where template_id = $1 and user_id = $2 returning id, key`,
    [templateId, userId],
  );
  return rows;
}

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
  await db.query('select from users where id = $1 for no key update', [of.userId]);
  const { rowCount } = await db.query(
    `insert into stills (user_id, template_id, key, name, request, revision, document, created_at)
     select $1::bigint, $2::bigint, $3::text, '', $4::jsonb, 0, $5::bytea, $6::timestamptz
     where (select count(*) from stills
            where user_id = $1 and template_id is not null and ${UNDONE}) < $7`,
    [
      of.userId,
      of.templateId,
      of.key,
      JSON.stringify(of.request),
      Buffer.from(of.document),
      of.now,
      of.maxWaiting,
    ],
  );
  return rowCount === 1;
}
