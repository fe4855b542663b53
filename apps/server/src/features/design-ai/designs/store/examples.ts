// Designs that everybody may see on the page of AI 3D design.
import { sql } from 'kysely';
import { int4, int8, text } from '../../../../platform/database/columns.ts';
import { sqlStatement } from '../../../../platform/database/statement.ts';

/** In their order; a page shows no more. */
export const listExamples = sqlStatement({
  gives: {
    ...{ code: text.notNull, text, title: text.notNull, style: text.notNull },
    ...{ totalCents: int8.notNull, showroom: text, picture: int4.orNull },
  },
  sql: () => sql`
    select d.share_code as code, r.text, d.summary ->> 'title' as title, d.summary ->> 'style' as style,
      (d.summary ->> 'total_cents')::bigint as "totalCents", s.company_name as showroom,
      (select max(t.picture) from stills t where t.ai_design_id = d.id) as picture
    from ai_designs d join ai_design_runs r on r.id = d.run_id join showrooms s on s.id = r.showroom_id
    where d.example is not null and r.removed_at is null
    order by d.example limit 12`,
}).list;
