import type { ProArrival } from '@wevisu/contract/pro-calendar.ts';
import { type Day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { ClientsDeps } from './deps.ts';
import { type ArrivalRow, listArrivalRows } from './store/arrivals.ts';

/** Deliveries of the pro's showroom that fall between two days, the first expected first. */
export async function listArrivals(
  { pool, now }: Pick<ClientsDeps, 'pool' | 'now'>,
  of: { readonly proId: ProUserId; readonly from: string; readonly to: string },
): Promise<ProArrival[]> {
  const today = dayOf(now());
  return (await listArrivalRows(pool, of)).map((row) => showArrival(row, today));
}

/** Once delivered, it stands on the day it was. */
export function showArrival(row: ArrivalRow, today: Day): ProArrival {
  const delivered = row.deliveredAt === null ? null : dayOf(row.deliveredAt);
  return {
    key: `${row.orderNumber}-${row.vendorId}`,
    order_number: row.orderNumber,
    client: row.client,
    place: row.place,
    vendor: row.vendor,
    from: delivered ?? row.arrivesFrom,
    to: delivered ?? row.arrivesTo,
    state: stateOf(row, today),
    products: [...row.products],
    lines: row.lines,
  };
}

function stateOf(row: ArrivalRow, today: Day): ProArrival['state'] {
  if (row.isDelivered) return 'delivered';
  if (row.arrivesTo < today) return 'late';
  return row.isOnTheWay ? 'on_the_way' : 'expected';
}
