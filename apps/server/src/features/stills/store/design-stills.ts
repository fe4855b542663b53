// Stills of designs of AI 3D design: no account of the site waits for them.
import type { StillRequest } from '@wevisu/still/run/request.ts';
import { sql } from 'kysely';
import { bytea, int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const insertDesignStill = sqlStatement({
  takes: {
    ...{ designId: ID.aiDesign, key: text, request: json<StillRequest>() },
    ...{ document: bytea, now: timestamptz },
  },
  sql: (p) => sql`
    insert into stills (ai_design_id, key, name, request, revision, document, created_at)
    values (${p.designId}, ${p.key}, '', ${p.request}, 0, ${p.document}, ${p.now})`,
}).run;

export const findDesignStill = sqlStatement({
  takes: { designId: ID.aiDesign },
  gives: { key: text, picture: int4 },
  sql: (p) => sql`
    select key, picture from stills where ai_design_id = ${p.designId} and picture > 0 order by id desc limit 1`,
}).get;
