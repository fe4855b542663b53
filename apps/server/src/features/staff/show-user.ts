import type { StaffUser } from '@wevisu/contract/staff-users.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import { listSessionRows } from '../../platform/sessions/session-store.ts';
import type { StaffDeps } from './deps.ts';
import { showUserRow } from './list-users.ts';
import { countOrdersOf, countStops, getUserFacts, listNewestOrders } from './store/user-facts.ts';

export async function showUser(
  { pool }: Pick<StaffDeps, 'pool'>,
  userId: UserId,
): Promise<Result<StaffUser>> {
  const row = await getUserFacts(pool, { userId });
  if (row === null) return refuse('user_not_found');
  const [sessions, orders, { total }, stops] = await Promise.all([
    listSessionRows(pool, { userId }),
    listNewestOrders(pool, { userId }),
    countOrdersOf(pool, { userId }),
    countStops(pool, { userId }),
  ]);
  const { vsdId, showroomName, showroomStatus } = row;
  const mayBeUsed = row.status === 'Active' || row.status === 'Approve';
  const isOpen = showroomStatus === 'open' && mayBeUsed;
  return ok({
    ...showUserRow(row),
    email_verified_at: row.emailVerifiedAt?.toISOString() ?? null,
    zip_code: row.zipCode,
    deleted_at: row.deletedAt?.toISOString() ?? null,
    has_second_factor: row.hasSecondFactor,
    showroom:
      vsdId === null || showroomName === null
        ? null
        : { vsd_id: vsdId, company_name: showroomName, is_open: isOpen },
    sessions: sessions.map(({ userAgent, createdAt, lastSeenAt, isActing }) => ({
      device: isActing ? 'Staff in their name' : deviceName(userAgent),
      signed_in_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
    })),
    orders: orders.map(({ number, placedAt, totalCents, lines }) => ({
      ...{ number, lines, total: totalCents },
      placed_at: placedAt.toISOString(),
    })),
    total_orders: total,
    stops: {
      sessions: stops.sessions,
      carts: stops.carts,
      carts_of_others: stops.cartsOfOthers,
      products: stops.products,
      running_lines: stops.runningLines,
      showroom_closes: isOpen,
    },
  });
}
