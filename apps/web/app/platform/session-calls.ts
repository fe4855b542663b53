import { getAuthUser, logout, type User } from '@wevisu/contract/accounts.ts';
import { call } from './api.ts';
import { retryOnce } from './query-client.ts';
import { markUser } from './session-hints.ts';
import { writeToken } from './tokens.ts';

/** AUTH-35, U-37: retried once if there was no answer; after that the token is discarded. */
export async function fetchUser(): Promise<User | null> {
  for (let failures = 0; ; failures++) {
    try {
      const { user } = await call(getAuthUser, {}, { isQuiet: true });
      markUser(user);
      return user;
    } catch (error) {
      if (error instanceof Error && retryOnce(failures, error)) continue;
      writeToken(null);
      return null;
    }
  }
}

/** AUTH-44. If the server cannot be reached, the session expires on its own. */
export async function sendLogout(): Promise<void> {
  await call(logout, {}, { isQuiet: true }).catch(() => {});
}
