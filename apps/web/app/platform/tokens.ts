import { AI_TOKEN_HEADER } from '@wevisu/site/headers.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';

/**
 * NAV-49: whether a stored token counts as logged in: it is longer than 10 characters. Only for
 * routing in the browser: the server checks every call (U-05).
 */
export function isStoredToken(token: string | null | undefined): token is string {
  return typeof token === 'string' && token.length > 10;
}

/** The stored token, if it is long enough to count (NAV-49). */
export function readToken(): string | null {
  const token = readStored(STORAGE_KEYS.authToken);
  return isStoredToken(token) ? token : null;
}

export function writeToken(token: string | null): void {
  writeStored(STORAGE_KEYS.authToken, token);
}

/** API-01, API-02: the token headers of every call. */
export function readTokenHeaders(): Record<string, string> {
  const token = readToken();
  const aiToken = readStored(STORAGE_KEYS.aiAuthToken);
  return {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(aiToken ? { [AI_TOKEN_HEADER]: aiToken } : {}),
  };
}
