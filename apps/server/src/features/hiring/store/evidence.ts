// What a bank can read of a payment for a milestone.
import type { HireTerms } from '@wevisu/domain/hiring/hire-terms.ts';
import { sql } from 'kysely';
import { bool, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const findHireEvidence = sqlStatement({
  takes: { id: int8 },
  gives: {
    ...{ place: int4, title: text, chargedCents: int8, chargedAt: timestamptz.notNull },
    ...{ cardBrand: text.orNull, cardLast4: text.orNull, company: text },
    ...{ email: text.orNull, accountSince: timestamptz.orNull, isVerified: bool },
    ...{ terms: json<HireTerms>().orNull, startedAt: timestamptz.orNull },
    ...{ deliveredAt: timestamptz.orNull, acceptedAt: timestamptz.orNull, paidBackCents: int8 },
  },
  sql: (p) => sql`
    select y.place, y.title, y.amount_cents as "chargedCents", y.ended_at as "chargedAt",
      y.card_brand as "cardBrand", y.card_last4 as "cardLast4", s.company_name as company, u.email,
      u.created_at as "accountSince", u.email_verified_at is not null as "isVerified", h.terms,
      h.started_at as "startedAt",
      (select max(e.created_at) from hire_events e where e.hire_id = h.id and e.act = 'deliver'
        and e.created_at >= y.ended_at) as "deliveredAt",
      y.released_at as "acceptedAt",
      case when y.refund_state = 'done' then y.returned_cents else 0 end as "paidBackCents"
    from disputes d join hire_payments y on y.id = d.hire_payment_id join showrooms s on s.id = y.showroom_id
      left join hires h on h.id = y.hire_id left join users u on u.id = h.user_id
    where d.id = ${p.id}`,
}).get;
