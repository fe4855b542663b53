import type { ApplicationDecision } from '@wevisu/domain/people/accounts.ts';
import type { VendorStep } from '@wevisu/domain/people/vendor-steps.ts';
import { sql } from 'kysely';
import { bool, int4, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

interface Waiver {
  readonly step: VendorStep;
  readonly reason: string;
  readonly at: string;
}

/** Null if the account is no vendor and has not applied. Whether anything is in stock takes the first lot that is. */
export const readStart = sqlStatement({
  takes: { userId: ID.user },
  gives: {
    companyName: text,
    isCompany: bool,
    isPending: bool,
    appliedAt: timestamptz.orNull,
    decision: text.as<ApplicationDecision>().orNull,
    decidedAt: timestamptz.orNull,
    reason: text,
    waivers: json<readonly Waiver[]>(),
    isEmailVerified: bool,
    hasReturnAddress: bool,
    live: int4,
    drafts: int4,
    underReview: int4,
    toFix: int4,
    inStock: int4,
  },
  sql: (p) => sql`select coalesce(v.company_name, a.company_name) as "companyName",
      v.id is not null as "isCompany", u.status = 'pending' as "isPending",
      a.created_at as "appliedAt", a.decision, a.decided_at as "decidedAt",
      coalesce(a.reason, '') as reason,
      (select coalesce(json_agg(json_build_object('step', w.step, 'reason', w.reason, 'at', w.waived_at)), '[]')
        from vendor_waivers w where w.user_id = u.id) as waivers,
      u.email_verified_at is not null as "isEmailVerified",
      coalesce(v.return_address, a.return_address) is not null as "hasReturnAddress",
      (select count(*)::int from products where vendor_id = v.id and status = 'active') as live,
      d.drafts, d.under_review as "underReview", d.to_fix as "toFix",
      exists (
        select from products p join variants t on t.product_id = p.id and t.status = 'active'
          join stock_lots l on l.variant_id = t.id and l.on_hand > l.held
        where p.vendor_id = v.id and p.status = 'active'
      )::int as "inStock"
    from users u left join vendors v on v.user_id = u.id
    left join vendor_applications a on a.user_id = u.id
    cross join lateral (
      select count(*) filter (where state = 'draft')::int as drafts,
        count(*) filter (where state = 'submitted')::int as under_review,
        count(*) filter (where state in ('changes_asked', 'declined'))::int as to_fix
      from listing_drafts where vendor_id = v.id
    ) d
    where u.id = ${p.userId} and (v.id is not null or a.user_id is not null)`,
}).get;

export type StartRow = RowOf<typeof readStart>;
