import type { HireAct, HireRole } from '@wevisu/domain/hiring/hire-steps.ts';
import type { HireTerms } from '@wevisu/domain/hiring/hire-terms.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export const insertEvent = statement(
  (
    p: Params<{
      hireId: number;
      act: HireAct | 'request';
      role: HireRole;
      authorId: UserId;
      note: string;
      terms: HireTerms | null;
      now: Date;
    }>,
  ) =>
    tables.insertInto('hire_events').values({
      ...{ hire_id: p.hireId, act: p.act, role: p.role, author_id: p.authorId, note: p.note },
      ...{ terms: asJson(p.terms), created_at: p.now },
    }),
).run;

/** Without the reviews, which have a place of their own. */
export const listEvents = sqlStatement({
  takes: { hireId: int8 },
  gives: {
    id: int8,
    act: text.as<HireAct | 'request'>(),
    role: text.as<HireRole>(),
    authorId: ID.user.orNull,
    note: text,
    terms: json<HireTerms>().orNull,
    createdAt: timestamptz,
  },
  sql: (p) => sql`select id, act, role, author_id as "authorId", note, terms,
      created_at as "createdAt"
    from hire_events where hire_id = ${p.hireId} order by id`,
}).list;
export type EventRow = RowOf<typeof listEvents>;

export const listReviews = sqlStatement({
  takes: { hireId: int8 },
  gives: { role: text.as<'homeowner' | 'pro'>(), stars: int4, text },
  sql: (p) => sql`select role, stars, text from hire_reviews
    where hire_id = ${p.hireId} order by role`,
}).list;

/** False if this one has written already. */
export const insertReview = sqlStatement({
  takes: { hireId: int8, role: text, stars: int4, text, now: timestamptz },
  sql: (p) => sql`insert into hire_reviews (hire_id, role, stars, text, created_at)
    values (${p.hireId}, ${p.role}, ${p.stars}, ${p.text}, ${p.now}) on conflict do nothing`,
}).runAny;

export const getEmails = sqlStatement({
  takes: { userId: ID.user, proId: ID.pro },
  gives: { homeowner: text, pro: text },
  sql: (p) => sql`select u.email as homeowner, pro.email as pro from users u, users pro
    where u.id = ${p.userId} and pro.id = ${p.proId}`,
}).require;
