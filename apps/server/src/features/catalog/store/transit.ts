import { sql } from 'kysely';
import { int4, json, text } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

interface ZoneDays {
  readonly zone: number;
  readonly min: number;
  readonly max: number;
}

/** Where a product ships from, and how long parcels travel; null if it is not on sale. */
export const readTransit = sqlStatement({
  takes: { hash: text },
  gives: {
    shipFromZip: text,
    leadTimeMinDays: int4,
    leadTimeMaxDays: int4,
    transit: json<readonly ZoneDays[]>(),
  },
  sql: (p) => sql`select v.ship_from_zip as "shipFromZip",
      p.lead_time_min_days as "leadTimeMinDays", p.lead_time_max_days as "leadTimeMaxDays",
      (select coalesce(json_agg(json_build_object('zone', zone, 'min', least, 'max', most)), '[]')
       from transit_days) as transit
    from products p join vendors v on v.id = p.vendor_id
    where p.hash = ${p.hash} and p.status = 'active'`,
}).get;
