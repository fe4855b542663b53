// The devices that are signed in to an account.

import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import {
  endOtherSessions,
  endSessionById,
  listSessionRows,
} from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { deviceName } from './device-name.ts';
import { deviceHashOf } from './known-device.ts';
import { forgetOtherDevices } from './store/known-devices.ts';

type Deps = Pick<AccountsDeps, 'pool'>;

export async function listDevices({ pool }: Deps, { userId, sessionHash }: SignedIn) {
  const rows = await listSessionRows(pool, { userId });
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.userAgent),
    is_current: row.tokenHash.equals(sessionHash),
    is_remembered: row.isRemembered,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }));
}

export async function endDevice(
  { pool }: Deps,
  of: { readonly userId: UserId; readonly id: number },
): Promise<Result<null>> {
  return (await endSessionById(pool, of)) ? ok(null) : refuse('not_found');
}

export async function endOtherDevices(
  { pool }: Deps,
  given: { readonly user: SignedIn; readonly cookies: string },
): Promise<Result<null>> {
  const { userId, sessionHash } = given.user;
  await endOtherSessions(pool, { userId, keep: sessionHash });
  await forgetOtherDevices(pool, { userId, keep: deviceHashOf(given.cookies) });
  return ok(null);
}
