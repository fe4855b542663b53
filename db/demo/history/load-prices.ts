// Wholesale prices that vendors have announced: some wait for their date, some for staff.
import type pg from 'pg';
import type { Chance } from '../random.ts';
import type { Assortment } from './assortment.ts';
import { Rows, toText } from './numbered-rows.ts';
import { DAY_MS } from './seasons.ts';
import type { Terms } from './terms.ts';

const CHILDREN = [
  'porcelain-tile',
  'engineered-hardwood',
  'pendants',
  'quartz-slabs',
  'single-vanities',
];

export async function loadPrices(
  client: pg.PoolClient,
  of: {
    readonly now: number;
    readonly assortment: Assortment;
    readonly terms: Terms;
    readonly staffId: number;
    readonly chance: Chance;
  },
): Promise<void> {
  const { now, chance } = of;
  const rows =
    new Rows(`price_changes (variant_id, vendor_id, from_cents, to_cents, starts_at, state,
    reason, created_by, created_at, decided_at, decided_by, applied_at)`);
  const variants = CHILDREN.flatMap((child) => of.assortment.ofChild(child).slice(0, 10));
  for (const [place, variant] of variants.entries()) {
    const { variantId, vendorId, wholesale } = variant;
    const userId = of.terms.vendors.get(vendorId)?.userId ?? null;
    const asked = Math.floor(now - chance.within(1, 12) * DAY_MS);
    const starts = toText(now + chance.between(3, 30) * DAY_MS);
    const changed = (percent: number) =>
      Math.max(1, Math.round((wholesale * (100 + percent)) / 100));
    const who = [userId, toText(asked)];
    const kind = place % 4;
    if (kind === 0) {
      // It was cheaper before; what is live is the new price.
      const begun = Math.floor(now - chance.within(30, 200) * DAY_MS);
      const at = toText(begun);
      rows.add(
        ...[variantId, vendorId, changed(-4), wholesale, at, 'applied', '', userId],
        ...[toText(begun - 9 * DAY_MS), null, null, at],
      );
    } else if (kind === 1) {
      rows.add(
        variantId,
        vendorId,
        wholesale,
        changed(3),
        starts,
        'waiting',
        '',
        ...who,
        null,
        null,
        null,
      );
    } else if (kind === 2) {
      rows.add(
        ...[variantId, vendorId, wholesale, changed(38), starts, 'needs_approval', '', ...who],
        ...[null, null, null],
      );
    } else {
      const decided = toText(Math.min(now, asked + DAY_MS / 2));
      rows.add(
        ...[variantId, vendorId, wholesale, changed(60), starts, 'declined'],
        ...['More than half again at once: please write to us first.', ...who],
        ...[decided, of.staffId, null],
      );
    }
  }
  await rows.send(client);
}
