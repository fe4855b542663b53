// The call that removes a passkey, tried on somebody else's.
import * as secondFactor from '@wevisu/contract/second-factor.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  readonly stranger: { readonly userId: UserId; readonly token: string };
  readonly passkeyId: number;
}

/** A passkey of the account that nothing can sign with. Returns its id. */
export async function keepPasskey(app: TestApp, userId: UserId): Promise<number> {
  const { rows } = await app.pool.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, is_synced)
     values ($1, 'credential', 'key', 0, '{}', 'Phone', false) returning id`,
    [userId],
  );
  return rows[0].id;
}

/** Lets the account change its factors: the call would ask for its own password first. */
export async function confirmStranger(app: TestApp, userId: UserId): Promise<void> {
  await app.pool.query('update sessions set confirmed_at = now() where user_id = $1', [userId]);
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function passkeyTries(world: () => World): Try[] {
  const send = () => {
    const { app, stranger, passkeyId: id } = world();
    return app.call(secondFactor.removePasskey, { params: { id } }, { token: stranger.token });
  };
  return [[secondFactor.removePasskey.name, send, 404]];
}
