// Stills of own templates.
import type { StillRequest } from '@wevisu/still/run/request.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

interface OfTemplate {
  readonly templateId: number;
  readonly userId: number;
}

export interface LeftStill {
  readonly id: number;
  readonly key: string;
}

/** Nobody sees them from now on. */
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

export async function insertTemplateStill(
  db: Queryable,
  of: OfTemplate & {
    readonly key: string;
    readonly request: StillRequest;
    /** Packed. */
    readonly document: Uint8Array;
    readonly now: Date;
  },
): Promise<void> {
  await db.query(
    `insert into stills (user_id, template_id, key, name, request, revision, document, created_at)
     values ($1, $2, $3, '', $4, 0, $5, $6)`,
    [
      of.userId,
      of.templateId,
      of.key,
      JSON.stringify(of.request),
      Buffer.from(of.document),
      of.now,
    ],
  );
}
