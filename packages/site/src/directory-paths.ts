// The directory of pros; a file of its own, since few pages lead there.
import { PATHS } from './paths.ts';

export const LISTING_PATH = '/pro/listing';

/** A pro's profile, for everybody. */
export function prosProfilePath(slug: string): string {
  return `${PATHS.pros}/${encodeURIComponent(slug)}`;
}

/** Where a homeowner asks a pro from the directory. */
export function askProPath(slug: string): string {
  return `${prosProfilePath(slug)}/ask`;
}

/** A room of a pro's portfolio, in 3D. */
export function proRoomPath(slug: string, id: number): string {
  return `${prosProfilePath(slug)}/rooms/${id}`;
}
