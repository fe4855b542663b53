import { isVsdId, normalizeVsdId } from '@wevisu/domain/people/vsd-id.ts';
import { SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import { readCookie, writeCookie } from '../../platform/cookies.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The cookie in the sample showroom. It is no ID, so whatever asks for prices finds none. */
export const SAMPLE = 'sample';

/**
 * The selected showroom for server-rendered pages: a copy of my_item. Not a secret; the server checks
 * it before it prices anything.
 */
export function readShowroomCookie(header: string | null): string | null {
  const text = readCookie(header ?? '', SHOWROOM_COOKIE);
  return text !== null && isVsdId(text) ? normalizeVsdId(text) : null;
}

/** The ID of the selected showroom, or SAMPLE. */
export function readEntered(header: string | null): string | null {
  const isSample = readCookie(header ?? '', SHOWROOM_COOKIE) === SAMPLE;
  return isSample ? SAMPLE : readShowroomCookie(header);
}

export function writeShowroomCookie(entered: string | null): void {
  writeCookie(SHOWROOM_COOKIE, entered ?? '', entered === null ? 0 : YEAR_SECONDS);
}
