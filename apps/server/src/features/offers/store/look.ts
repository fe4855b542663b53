import { sql } from 'kysely';
import { int4, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** What a showroom looks like, and what its right to that depends on. */
export const findLook = sqlStatement({
  takes: { proId: ID.pro },
  gives: {
    ...{ themeColor: text.orNull, logoSvg: text, basicAddon: text, customAddon: text },
    ...{ plan: text, planStatus: text, planPaidAmount: int4 },
  },
  sql: (p) => sql`
    select theme_color as "themeColor", logo_svg as "logoSvg", basic_addon_status as "basicAddon",
      custom_addon_status as "customAddon", plan, plan_status as "planStatus", plan_paid_amount as "planPaidAmount"
    from showrooms where user_id = ${p.proId}`,
}).get;
