import { sql } from 'kysely';
import { bool, int4, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Null if the account has no vendor. Whether anything is in stock takes the first lot that is. */
export const readStart = sqlStatement({
  takes: { userId: ID.user },
  gives: {
    companyName: text,
    isEmailVerified: bool,
    hasReturnAddress: bool,
    live: int4,
    drafts: int4,
    underReview: int4,
    toFix: int4,
    inStock: int4,
  },
  sql: (p) => sql`select v.company_name as "companyName",
      u.email_verified_at is not null as "isEmailVerified",
      v.return_address is not null as "hasReturnAddress",
      (select count(*)::int from products where vendor_id = v.id and status = 'active') as live,
      d.drafts, d.under_review as "underReview", d.to_fix as "toFix",
      exists (
        select from products p join variants t on t.product_id = p.id and t.status = 'active'
          join stock_lots l on l.variant_id = t.id and l.on_hand > l.held
        where p.vendor_id = v.id and p.status = 'active'
      )::int as "inStock"
    from vendors v join users u on u.id = v.user_id
    cross join lateral (
      select count(*) filter (where state = 'draft')::int as drafts,
        count(*) filter (where state = 'submitted')::int as under_review,
        count(*) filter (where state in ('changes_asked', 'declined'))::int as to_fix
      from listing_drafts where vendor_id = v.id
    ) d
    where v.user_id = ${p.userId}`,
}).get;
