import type { ZoneDays } from '@wevisu/domain/orders/delivery-estimate.ts';
import { sql } from 'kysely';
import { int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

interface RateRow {
  /** Null for every vendor without rows of its own. */
  readonly vendorId: number | null;
  readonly zone: number;
  readonly upToG: number;
  readonly baseCents: number;
  readonly perLbCents: number;
}

export type Transit = RowOf<typeof readTransit>;

/** Where a product ships from, how long parcels travel and what they cost; null if it is not on sale. */
export const readTransit = sqlStatement({
  takes: { hash: text },
  gives: {
    vendorId: ID.vendor,
    vendor: text,
    shipFromZip: text,
    freeShippingFromCents: int8.orNull,
    leadTimeMinDays: int4,
    leadTimeMaxDays: int4,
    transit: json<readonly ZoneDays[]>(),
    rates: json<readonly RateRow[]>(),
  },
  sql: (p) => sql`select v.id as "vendorId", v.company_name as vendor,
      v.ship_from_zip as "shipFromZip", v.free_shipping_from_cents as "freeShippingFromCents",
      p.lead_time_min_days as "leadTimeMinDays", p.lead_time_max_days as "leadTimeMaxDays",
      (select coalesce(json_agg(json_build_object('zone', zone, 'min', least, 'max', most)), '[]')
       from transit_days) as transit,
      (select coalesce(json_agg(json_build_object('vendorId', vendor_id, 'zone', zone,
         'upToG', up_to_g, 'baseCents', base_cents, 'perLbCents', per_lb_cents)), '[]')
       from shipping_rates where vendor_id is null or vendor_id = v.id) as rates
    from products p join vendors v on v.id = p.vendor_id
    where p.hash = ${p.hash} and p.status = 'active'`,
}).get;
