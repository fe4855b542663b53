import type { Queryable } from '../../platform/database/queryable.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import { NOTICED_REFUSALS } from './payment-limits.ts';

/** Tells staff whose payments are refused again and again. A card is not named: only a hash of it is known. */
export async function tellStaff(db: Queryable, keys: readonly string[]): Promise<void> {
  const who = keys.map((key) => (key.startsWith('card ') ? 'one card' : key)).join(', ');
  const staff = await listStaffIds(db);
  await notify(
    db,
    staff.map((userId) => ({
      userId,
      event: 'payments_refused',
      title: 'Payments refused again and again',
      text: `${NOTICED_REFUSALS} payments within days: ${who}. The next ones have to wait longer each time.`,
      link: null,
    })),
  );
}
