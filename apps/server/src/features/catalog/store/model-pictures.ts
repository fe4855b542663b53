// Pictures of models that no picture of the source shows: asked for when a product goes live, rendered one at a time.
import { sql } from 'kysely';
import { int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

interface NewModelPicture {
  readonly key: string;
  readonly spec: unknown;
  /** Among those that are asked for together. */
  readonly place: number;
}

/** Those that are known already stay as they are. */
export const insertModelPictures = sqlStatement({
  takes: { vendorId: ID.vendor, rows: json<readonly NewModelPicture[]>() },
  sql: (p) => sql`insert into model_pictures (key, spec, vendor_id, created_at)
    select r.key, r.spec, ${p.vendorId}, now() + r.place * interval '1 microsecond'
    from jsonb_to_recordset(${p.rows}::jsonb) as r (key text, spec jsonb, place int)
    order by r.key on conflict (key) do nothing`,
}).run;

/** What the picture of a key shows; null of a model that was never live. */
export const getModelPicture = sqlStatement({
  takes: { key: text },
  gives: { spec: json<unknown>() },
  sql: (p) => sql`select spec from model_pictures where key = ${p.key}`,
}).get;

/**
 * Takes the one that has waited longest of the vendor whose last turn is longest ago, those of vendors who are gone
 * last; null while another server renders one, and where none waits. One that fails waits longer each time.
 */
export const takeModelPicture = sqlStatement({
  takes: { now: timestamptz, until: timestamptz, maxTries: int4 },
  gives: { key: text, spec: json<unknown>(), tries: int4 },
  sql: (p) => sql`with next as (
      select distinct on (vendor_id) vendor_id, key, created_at from model_pictures
      where made_at is null and tries < ${p.maxTries}::int
        and (leased_until is null or leased_until < ${p.now})
      order by vendor_id, created_at, key
    ), turn as (
      select n.key from next n
      order by n.vendor_id is null,
        (select max(t.taken_at) from model_pictures t
          where t.vendor_id = n.vendor_id and t.taken_at is not null) nulls first,
        n.created_at, n.key
      limit 1
    )
    update model_pictures set leased_until = ${p.until}, taken_at = ${p.now}, tries = tries + 1, problem = ''
    where key = (select key from model_pictures
      where key = (select key from turn) and made_at is null
        and not exists (select from model_pictures busy
          where busy.made_at is null and busy.leased_until >= ${p.now} and busy.problem = '')
      for update skip locked)
    returning key, spec, tries::int`,
}).get;

export const finishModelPicture = sqlStatement({
  takes: { key: text, now: timestamptz },
  sql: (p) => sql`update model_pictures set made_at = ${p.now}, leased_until = null, problem = ''
    where key = ${p.key}`,
}).run;

/** Not tried again before `until`. */
export const delayModelPicture = sqlStatement({
  takes: { key: text, until: timestamptz, problem: text },
  sql: (p) => sql`update model_pictures set leased_until = ${p.until}, problem = ${p.problem}
    where key = ${p.key}`,
}).run;
