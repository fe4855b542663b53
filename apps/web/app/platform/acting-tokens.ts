import { KEYS_CLEARED_AT_LOGOUT, STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readStored, writeStored } from './storage.ts';
import { isStoredToken, readToken, writeToken } from './tokens.ts';

/** Staff begin to act for a user: their own token waits, and nothing that they had open mixes with what is the user's. */
export function beginActing(token: string): void {
  writeStored(STORAGE_KEYS.actingStaffToken, readToken());
  writeToken(token);
  forgetVisit();
}

/** Whether there is a token of staff that waits; then it is the current one again. */
export function takeBackStaffToken(): boolean {
  const kept = readStored(STORAGE_KEYS.actingStaffToken);
  if (!isStoredToken(kept)) return false;
  writeStored(STORAGE_KEYS.actingStaffToken, null);
  writeToken(kept);
  forgetVisit();
  return true;
}

function forgetVisit(): void {
  for (const key of KEYS_CLEARED_AT_LOGOUT) writeStored(key, null);
}
