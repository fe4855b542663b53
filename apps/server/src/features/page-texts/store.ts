// Versions and drafts of page texts, and the text that is live.
import type { PageSlug } from '@wevisu/contract/pages.ts';
import { sql } from 'kysely';
import { bool, date, int4, int8, text, timestamptz } from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import { sqlStatement } from '../../platform/database/statement.ts';

const SLUG = text.as<PageSlug>();
const TEXT = { title: text, lead: text, body: text, showsDate: bool };
const textOf = sql`v.title, v.lead, v.body, v.shows_date as "showsDate"`;
const by = sql`coalesce(u.first_name || ' ' || u.last_name, '') as by`;

export const listStates = sqlStatement({
  gives: {
    ...{ slug: SLUG, title: text.orNull, hasDraft: bool },
    ...{ changedAt: timestamptz.orNull, by: text },
  },
  sql: () => sql`select s.slug, t.title,
      exists (select from page_versions d where d.slug = s.slug and d.kind = 'draft') as "hasDraft",
      v.created_at as "changedAt", coalesce(u.first_name || ' ' || u.last_name, '') as by
    from (select distinct slug from page_versions) s
    left join page_texts t on t.slug = s.slug
    left join lateral (select * from page_versions p where p.slug = s.slug and p.number is not null
      order by p.number desc limit 1) v on true
    left join users u on u.id = v.created_by`,
}).list;

/** Saving and publishing of one page, one after the other. */
export const lockPage = sqlStatement({
  takes: { slug: SLUG },
  gives: { locked: text.orNull },
  sql: (p) => sql`select pg_advisory_xact_lock(hashtext('page ' || ${p.slug}))::text as locked`,
}).get;

/** Ids are never used again, so that this differs after everything that is saved or discarded. */
export const getRevision = sqlStatement({
  takes: { slug: SLUG },
  gives: { revision: int8, number: int4 },
  sql: (p) => sql`select coalesce(max(id), 0) as revision, coalesce(max(number), 0) as number
    from page_versions where slug = ${p.slug}`,
}).require;

export const getLive = sqlStatement({
  takes: { slug: SLUG },
  gives: { title: text, lead: text, body: text, updatedOn: date.orNull },
  sql: (p) => sql`select title, lead, body, updated_on as "updatedOn" from page_texts
    where slug = ${p.slug}`,
}).get;

export const getDraft = sqlStatement({
  takes: { slug: SLUG },
  gives: { ...TEXT, basedOn: int4.notNull, at: timestamptz, by: text },
  sql: (p) => sql`select ${textOf}, v.based_on as "basedOn", v.created_at as at, ${by}
    from page_versions v left join users u on u.id = v.created_by
    where v.slug = ${p.slug} and v.kind = 'draft'`,
}).get;

export const listVersions = sqlStatement({
  takes: { slug: SLUG },
  gives: {
    ...{ number: int4.notNull, kind: text.as<'written' | 'restored' | 'standard'>() },
    ...{ restoredFrom: int4.orNull, reason: text, by: text, at: timestamptz },
  },
  sql: (p) => sql`select v.number, v.kind, v.restored_from as "restoredFrom", v.reason, ${by},
      v.created_at as at
    from page_versions v left join users u on u.id = v.created_by
    where v.slug = ${p.slug} and v.number is not null order by v.number desc limit 100`,
}).list;

export const getVersion = sqlStatement({
  takes: { slug: SLUG, number: int4 },
  gives: { ...TEXT, number: int4.notNull },
  sql: (p) => sql`select v.number, ${textOf} from page_versions v
    where v.slug = ${p.slug} and v.number = ${p.number}`,
}).get;

export const deleteDraft = sqlStatement({
  takes: { slug: SLUG },
  sql: (p) => sql`delete from page_versions where slug = ${p.slug} and kind = 'draft'`,
}).runAny;

export const insertDraft = sqlStatement({
  takes: { slug: SLUG, ...TEXT, basedOn: int4, staffId: ID.user, now: timestamptz },
  sql: (p) => sql`insert into page_versions
      (slug, kind, title, lead, body, shows_date, based_on, created_by, created_at)
    values (${p.slug}, 'draft', ${p.title}, ${p.lead}, ${p.body}, ${p.showsDate}, ${p.basedOn},
      ${p.staffId}, ${p.now})`,
}).run;

export const insertVersion = sqlStatement({
  takes: {
    ...{ slug: SLUG, ...TEXT, number: int4, kind: text, restoredFrom: int4.orNull },
    ...{ reason: text, staffId: ID.user, now: timestamptz },
  },
  sql: (p) => sql`insert into page_versions
      (slug, number, kind, title, lead, body, shows_date, restored_from, reason, created_by, created_at)
    values (${p.slug}, ${p.number}, ${p.kind}, ${p.title}, ${p.lead}, ${p.body}, ${p.showsDate},
      ${p.restoredFrom}, ${p.reason}, ${p.staffId}, ${p.now})`,
}).run;

export const putLive = sqlStatement({
  takes: {
    ...{ slug: SLUG, title: text, lead: text, body: text },
    ...{ updatedOn: date.orNull, now: timestamptz },
  },
  sql: (p) => sql`insert into page_texts (slug, title, lead, body, updated_on, updated_at)
    values (${p.slug}, ${p.title}, ${p.lead}, ${p.body}, ${p.updatedOn}, ${p.now})
    on conflict (slug) do update set title = excluded.title, lead = excluded.lead, body = excluded.body,
      updated_on = excluded.updated_on, updated_at = excluded.updated_at`,
}).run;

export const deleteLive = sqlStatement({
  takes: { slug: SLUG },
  sql: (p) => sql`delete from page_texts where slug = ${p.slug}`,
}).runAny;
