// The devices that are signed in to an account.

import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { deviceName } from '../../platform/sessions/device-name.ts';
import {
  endOtherSessions,
  endSessionById,
  listSessionRows,
} from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { deviceHashOf } from './known-device.ts';
import { forgetOtherDevices } from './store/known-devices.ts';

type Deps = Pick<AccountsDeps, 'pool' | 'events'>;

export async function listDevices({ pool }: Deps, { userId, sessionHash }: SignedIn) {
  const rows = await listSessionRows(pool, { userId });
  return rows.map((row) => ({
    id: row.id,
    device: row.isActing ? 'Our staff, in your name' : deviceName(row.userAgent),
    is_current: row.tokenHash.equals(sessionHash),
    is_remembered: row.isRemembered,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }));
}

export async function endDevice(
  { pool, events }: Deps,
  of: { readonly userId: UserId; readonly id: number; readonly address: string },
): Promise<Result<null>> {
  const { userId, address } = of;
  return inTransaction(pool, async (client) => {
    if (!(await endSessionById(client, of))) return refuse('not_found');
    await events.write(client, { kind: 'sessions_ended', userId, address });
    return ok(null);
  });
}

export async function endOtherDevices(
  { pool, events }: Deps,
  given: { readonly user: SignedIn; readonly cookies: string; readonly address: string },
): Promise<Result<null>> {
  const { userId, sessionHash } = given.user;
  await inTransaction(pool, async (client) => {
    await endOtherSessions(client, { userId, keep: sessionHash });
    await forgetOtherDevices(client, { userId, keep: deviceHashOf(given.cookies) });
    await events.write(client, { kind: 'sessions_ended', userId, address: given.address });
  });
  return ok(null);
}
