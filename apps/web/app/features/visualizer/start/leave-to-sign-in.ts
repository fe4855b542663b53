import { loginPath } from '@wevisu/domain/route-paths.ts';
import { STORAGE_KEYS } from '@wevisu/domain/spec-words.ts';
import { writeStored } from '../../../platform/storage.ts';

/**
 * VIS-08, STORE-07: a guest wants to keep a room. The way back is held in visual_redirect, where signing
 * in and signing up look for it and make a project of the choice in my_item; gives the path to go to.
 */
export function leaveToSignIn(back: string): string {
  writeStored(STORAGE_KEYS.visualRedirect, back);
  return loginPath(back);
}
