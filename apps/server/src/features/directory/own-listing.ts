import type { CallInput } from '@wevisu/contract/call.ts';
import type { saveOwnListing as call, OwnListing } from '@wevisu/contract/directory.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { listingSlug } from '@wevisu/domain/people/pro-listing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { DirectoryDeps } from './deps.ts';
import type { FindPlace } from './find-place.ts';
import { toRoom } from './show-room.ts';
import { freeSlug, getOwnRow, type OwnRow, putListing, putRooms } from './store/own-listing.ts';
import { listOwnRooms } from './store/rooms.ts';

type Deps = Pick<DirectoryDeps, 'pool' | 'now'>;
type Form = CallInput<typeof call>['body'];

export function getOwnListing({ pool, now }: Deps, proId: ProUserId): Promise<Result<OwnListing>> {
  return showOwn(pool, { proId, now: now() });
}

/** Whoever saves a version that is not the newest one gets the newest one back. */
export async function saveOwnListing(
  { pool, now, findPlace }: Deps & { readonly findPlace: FindPlace },
  { proId, form }: { readonly proId: ProUserId; readonly form: Form },
): Promise<Result<OwnListing>> {
  const { hourly, project, rooms } = form;
  if (isWrong(hourly)) return refuseFields({ hourly: 'pro_range_wrong' });
  if (isWrong(project)) return refuseFields({ project: 'pro_range_wrong' });
  const place = await findPlace(form.zip);
  if (place === null) return refuseFields({ zip: 'pro_zip_unknown' });
  return inTransactionOfResult(pool, async (trx) => {
    const at = now();
    const row = await getOwnRow.lock.get(trx, { proId, now: at });
    if (row === null) return refuse('pro_without_showroom');
    if (row.version !== form.version) {
      const newest = await showOwn(trx, { proId, now: at });
      return newest.ok ? refuse('changed_meanwhile', { now: newest.value }) : newest;
    }
    if (form.is_on && !row.mayBeListed) return refuse('pro_without_showroom');
    await putListing(trx, {
      ...{ proId, isOn: form.is_on, about: form.about, now: at, ...place, zip: form.zip },
      slug: row.slug ?? (await freeSlug(trx, { slug: listingSlug(row.companyName), proId })),
      ...{ kinds: [...new Set(form.kinds)], styles: [...new Set(form.styles)] },
      ...{ hourlyFrom: hourly?.from ?? null, hourlyTo: hourly?.to ?? null },
      ...{ projectFrom: project?.from ?? null, projectTo: project?.to ?? null },
      radiusMiles: form.radius_miles,
    });
    const chosen = [...new Set(rooms)];
    if (!(await putRooms(trx, { proId, rooms: chosen }))) {
      return refuseFields({ rooms: 'pro_room_unknown' });
    }
    const { version: _, ...to } = form;
    await noteAct(trx, {
      ...{ at, actorId: proId, action: 'listing.changed' },
      tenant: { kind: 'showroom', id: row.showroomId },
      target: { kind: 'pro', id: proId },
      from: row.slug === null ? null : toForm(row),
      to,
    });
    return showOwn(trx, { proId, now: at });
  });
}

async function showOwn(
  db: Queryable,
  of: { readonly proId: ProUserId; readonly now: Date },
): Promise<Result<OwnListing>> {
  const row = await getOwnRow.read.get(db, of);
  if (row === null) {
    return ok({ listing: null, company_name: '', may_be_listed: false, rooms: [] });
  }
  const rooms = (await listOwnRooms(db, of)).map(toRoom);
  const { companyName: company_name, mayBeListed: may_be_listed, slug } = row;
  const listing =
    slug === null
      ? null
      : { ...toForm(row), version: row.version, slug, taken_down: row.takenDownReason };
  return ok({ listing, company_name, may_be_listed, rooms });
}

function toForm(row: OwnRow) {
  return {
    ...{ is_on: row.isOn, about: row.about, kinds: [...row.kinds], styles: [...row.styles] },
    hourly: toRange(row.hourlyFrom, row.hourlyTo),
    project: toRange(row.projectFrom, row.projectTo),
    ...{ zip: row.zip, radius_miles: row.radiusMiles, rooms: [...row.rooms] },
  };
}

/** In cents; null if either is missing. */
export function toRange(from: number | null, to: number | null) {
  return from === null || to === null ? null : { from, to };
}

function isWrong(range: Form['hourly']): boolean {
  return range !== null && range.from > range.to;
}
