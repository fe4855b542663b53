import { REVIEW_DAYS } from '@wevisu/domain/hiring/hire-reviews.ts';
import type { HireState } from '@wevisu/domain/hiring/hire-steps.ts';
import { sql } from 'kysely';
import { bool, float8, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const REVIEW_DAYS_SQL = sql.lit(REVIEW_DAYS);

/**
 * Who can be hired for a project: pros with an open showroom that its owner knows. That is the project's showroom, which
 * comes first, and those where the owner has a project, an order or something in the cart; those who were asked for it;
 * and the one named by `listedId` if everybody finds that one in the directory.
 */
export const listDesignerRows = sqlStatement({
  takes: { projectId: ID.project, userId: ID.user, listedId: ID.pro.orNull, now: timestamptz },
  gives: {
    id: ID.pro,
    companyName: text,
    name: text,
    vsdId: text,
    isOfProject: bool,
    hireId: int8.orNull,
    hireState: text.as<HireState>().orNull,
    average: float8.orNull,
    reviews: int4,
  },
  sql: (p) => sql`select s.user_id as id, s.company_name as "companyName",
      trim(pro.first_name || ' ' || pro.last_name) as name, s.vsd_id as "vsdId",
      s.id = p.showroom_id as "isOfProject", h.id as "hireId", h.state as "hireState",
      r.average, r.reviews
    from projects p
      join showrooms s on s.status = 'open' and (s.id = p.showroom_id or s.id in (
        select showroom_id from projects where user_id = p.user_id and deleted_at is null
        union select showroom_id from orders where user_id = p.user_id
        union select c.showroom_id from carts c join cart_lines l on l.cart_id = c.id
          where c.user_id = p.user_id
        union select l.showroom_id from listed_pros l
          where l.user_id = ${p.listedId} and not is_expired(l.sells_until, ${p.now})
        union select o.id from hires asked join showrooms o on o.user_id = asked.pro_id
          where asked.project_id = p.id))
      join users pro on pro.id = s.user_id and pro.status in ('Active', 'Approve')
        and pro.type = 'Contractor'
      left join lateral (select id, state from hires
        where project_id = p.id and pro_id = s.user_id order by id desc limit 1) h on true
      cross join lateral (select avg(w.stars)::float8 as average, count(*)::int as reviews
        from hire_reviews w join hires d on d.id = w.hire_id
        where d.pro_id = s.user_id and w.role = 'homeowner'
          and (d.completed_at + make_interval(days => ${REVIEW_DAYS_SQL}) <= ${p.now} or exists (
            select from hire_reviews o where o.hire_id = d.id and o.role = 'pro'))) r
    where p.id = ${p.projectId} and p.user_id = ${p.userId} and p.deleted_at is null
    order by s.id = p.showroom_id desc, lower(s.company_name), s.id limit 100`,
}).list;

export type DesignerRow = RowOf<typeof listDesignerRows>;

/** Null if the user has no such project. */
export const getProjectName = sqlStatement({
  takes: { projectId: ID.project, userId: ID.user },
  gives: { name: text },
  sql: (p) => sql`select name from projects
    where id = ${p.projectId} and user_id = ${p.userId} and deleted_at is null`,
}).get;

/** Whether this pro has blocked that homeowner. */
export const isBlockedBy = sqlStatement({
  takes: { proId: ID.pro, userId: ID.user },
  gives: { isBlocked: bool },
  sql: (p) => sql`select exists (select from chat_blocks
    where user_id = ${p.proId} and blocked_id = ${p.userId}) as "isBlocked"`,
}).require;
