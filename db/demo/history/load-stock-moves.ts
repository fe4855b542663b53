// How stock came to be what it is: what orders of the last weeks took, counts by hand, files, and when it is low.
import type pg from 'pg';
import type { Chance } from '../random.ts';
import { Rows, toText } from './numbered-rows.ts';
import { DAY_MS, HOUR_MS } from './seasons.ts';

const WEEKS = 8;
/** Of what was sold, one of so many has a threshold, and one of so many was counted. */
const WATCHED = 9;
const COUNTED = 14;
const REASONS = [
  'Two boxes broken on the shelf',
  'Counted for the quarter',
  'Found behind the returns',
  'Wet pallet, written off',
] as const;

interface Moved {
  readonly variant: number;
  readonly vendor: number;
  readonly actor: number;
  readonly lot: string;
  readonly onHand: number;
  /** Of all lots. */
  readonly total: number;
  /** Placements with units, the newest first. */
  readonly sales: readonly { readonly at: string; readonly qty: number }[];
}

/** Movements add up: what each leaves is what the next one found, and the last one left what is there. */
export async function loadStockMoves(
  client: pg.PoolClient,
  { now, chance }: { readonly now: number; readonly chance: Chance },
): Promise<void> {
  const { rows: moved } = await client.query<Moved>(
    `select v.id::int as variant, v.vendor_id::int as vendor, ven.user_id::int as actor, l.lot_code as lot,
       l.on_hand as "onHand",
       (select sum(on_hand)::int from stock_lots where variant_id = v.id) as total,
       jsonb_agg(jsonb_build_object('at', i.placed_at, 'qty', i.qty) order by i.placed_at desc) as sales
     from order_items i join variants v on v.id = i.variant_id join vendors ven on ven.id = v.vendor_id
       cross join lateral (select lot_code, on_hand from stock_lots where variant_id = v.id order by id limit 1) l
     where i.placed_at > $1::timestamptz - make_interval(weeks => $2) and not i.is_sample
       and i.status not in ('Decline', 'Cancle', 'Returned')
     group by v.id, ven.user_id, l.lot_code, l.on_hand order by v.id`,
    [toText(now), WEEKS],
  );
  const moves: { readonly at: number; readonly cells: readonly (string | number | null)[] }[] = [];
  const thresholds = new Rows('stock_thresholds (variant_id, low_at, low_since)');
  for (const [place, { variant, vendor, actor, lot, onHand, total, sales }] of moved.entries()) {
    let left = onHand;
    if (place % COUNTED === 0) {
      const by = chance.percent(50) || left < 4 ? -chance.between(1, 3) : chance.between(1, 4);
      const at = now - chance.within(1, 20) * HOUR_MS;
      moves.push({
        at,
        cells: [vendor, variant, lot, 'count', by, left, chance.pick(REASONS), actor, toText(at)],
      });
      left -= by;
    }
    for (const sale of sales) {
      const at = Math.min(Date.parse(sale.at), now - 24 * HOUR_MS);
      moves.push({
        at,
        cells: [vendor, variant, lot, 'order', -sale.qty, left, '', null, toText(at)],
      });
      left += sale.qty;
    }
    if (place % WATCHED === 0) {
      const isLow = total < 3 || place % (2 * WATCHED) === 0;
      const lowAt = isLow ? total + chance.between(1, 6) : Math.floor(total / 3);
      thresholds.add(variant, lowAt, isLow ? toText(now - chance.within(1, 9) * DAY_MS) : null);
    }
  }
  const rows = new Rows(
    'stock_movements (vendor_id, variant_id, lot_code, kind, delta, on_hand, reason, actor_id, at)',
  );
  // Those of one moment were collected from the newest back.
  for (const { cells } of moves.toReversed().toSorted((a, b) => a.at - b.at)) rows.add(...cells);
  await rows.send(client);
  await thresholds.send(client);
}
