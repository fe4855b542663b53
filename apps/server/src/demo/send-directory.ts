// Pros of the demo world choose to be listed, each with rooms of their own.
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { DEMO_LISTINGS, type DemoListing } from '../../../../db/demo/people/listings.ts';
import { idOfPro, loadOwnRoom } from '../../../../db/demo/rooms/load-own-room.ts';
import { createFindPlace } from '../features/directory/find-place.ts';
import { saveOwnListing } from '../features/directory/own-listing.ts';
import { skusIn } from '../features/product-facts/skus-in.ts';
import { stillFileKey } from '../features/stills/worker/still-files.ts';
import { DAY_MS, type IntakeDeps, must } from './intake-deps.ts';

type Deps = Pick<IntakeDeps, 'pool' | 'files' | 'now'>;
type Form = Parameters<typeof saveOwnListing>[1]['form'];

export async function sendDirectory(deps: Deps): Promise<void> {
  const findPlace = createFindPlace();
  for (const [place, listing] of DEMO_LISTINGS.entries()) {
    const at = new Date(deps.now.getTime() - (DEMO_LISTINGS.length - place) * DAY_MS);
    const rooms = await keepRooms(deps, { listing, at });
    const { email, about, kinds, styles, hourly, project, zip, radiusMiles } = listing;
    const form = {
      ...{ version: 0, is_on: true, about, kinds, styles, hourly, project, zip, rooms },
      radius_miles: radiusMiles,
    } as Form;
    const proId: ProUserId = await idOfPro(deps.pool, email);
    must(await saveOwnListing({ pool: deps.pool, now: () => at, findPlace }, { proId, form }));
  }
}

async function keepRooms(
  { pool, files }: Deps,
  { listing, at }: { readonly listing: DemoListing; readonly at: Date },
): Promise<number[]> {
  const ids: number[] = [];
  for (const [style, room] of listing.rooms) {
    const kept = await loadOwnRoom(pool, { email: listing.email, style, room, at, skusIn });
    if (kept === null) continue;
    await files.put(stillFileKey(kept.still.key, 'small'), kept.still.picture);
    ids.push(kept.id);
  }
  return ids;
}
