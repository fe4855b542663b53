import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import type { CheckoutDeps } from './deps.ts';
import { NOTICED_REFUSALS } from './payment-limits.ts';

/**
 * Tells staff whose payments are refused again and again, in the transaction of the refusal. A card is not named: only
 * a hash of it is known.
 */
export async function tellStaff(
  { events }: Pick<CheckoutDeps, 'events'>,
  db: Queryable,
  { noticed, userId }: { readonly noticed: readonly string[]; readonly userId: UserId },
): Promise<void> {
  if (noticed.length === 0) return;
  const who = noticed.map((key) => (key.startsWith('card ') ? 'one card' : key)).join(', ');
  const staff = await listStaffIds(db);
  await notify(
    db,
    staff.map((staffId) => ({
      userId: staffId,
      event: 'payments_refused',
      title: 'Payments refused again and again',
      text: `${NOTICED_REFUSALS} payments within days: ${who}. The next ones have to wait longer each time.`,
      link: null,
    })),
  );
  for (const key of noticed) {
    const [about = '', value = ''] = key.split(' ');
    const address = about === 'address' ? { address: value } : {};
    await events.write(db, { kind: 'cards_refused', userId, about, ...address });
  }
}
