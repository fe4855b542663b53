import { AI_TOKEN_HEADER, isStoredToken, STORAGE_KEYS } from '@wevisu/domain/spec-words.ts';
import { readStored, writeStored } from './storage.ts';

/** The stored token, when it is long enough to count as one (NAV-49). */
export function readToken(): string | null {
  const token = readStored(STORAGE_KEYS.authToken);
  return isStoredToken(token) ? token : null;
}

export function writeToken(token: string | null): void {
  writeStored(STORAGE_KEYS.authToken, token);
}

/** API-01, API-02: what every call carries of the two tokens. */
export function readTokenHeaders(): Record<string, string> {
  const token = readToken();
  const aiToken = readStored(STORAGE_KEYS.aiAuthToken);
  return {
    ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    ...(aiToken ? { [AI_TOKEN_HEADER]: aiToken } : {}),
  };
}
