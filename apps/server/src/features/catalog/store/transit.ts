import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface TransitRow {
  readonly ship_from_zip: string;
  readonly lead_time_min_days: number;
  readonly lead_time_max_days: number;
  readonly transit: readonly {
    readonly zone: number;
    readonly least: number;
    readonly most: number;
  }[];
}

/** Where a product ships from, and how long parcels travel; null if it is not on sale. */
export async function readTransit(db: Queryable, hash: string): Promise<TransitRow | null> {
  const { rows } = await queryPrepared(
    db,
    `select v.ship_from_zip, p.lead_time_min_days, p.lead_time_max_days,
       (select coalesce(json_agg(json_build_object('zone', zone, 'least', least, 'most', most)), '[]')
        from transit_days) as transit
     from products p join vendors v on v.id = p.vendor_id
     where p.hash = $1 and p.status = 'active'`,
    [hash],
  );
  return rows[0] ?? null;
}
