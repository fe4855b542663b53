import type { StaffListing } from '@wevisu/contract/directory.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { LISTING_PATH } from '@wevisu/site/directory-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { notify } from '../notifications/notify.ts';
import type { DirectoryDeps } from './deps.ts';
import { getOwnRow, setTakenDown } from './store/own-listing.ts';

type Deps = Pick<DirectoryDeps, 'pool' | 'now'>;

/** Null if the pro has no profile. */
export async function getListingForStaff(
  { pool, now }: Deps,
  proId: ProUserId,
): Promise<StaffListing | null> {
  return showToStaff(pool, { proId, now: now() });
}

/** Staff take a profile out of the directory, or let it back; the pro is told why. */
export function decideListing(
  { pool, now }: Deps,
  of: {
    readonly proId: ProUserId;
    readonly staffId: UserId;
    readonly version: number;
    readonly isDown: boolean;
    readonly reason: string;
  },
): Promise<Result<StaffListing | null>> {
  const { proId, staffId, version, isDown, reason } = of;
  return inTransactionOfResult(pool, async (trx) => {
    const at = now();
    const row = await getOwnRow.lock.get(trx, { proId, now: at });
    if (row === null || row.slug === null) return refuse('pro_not_listed');
    const was = row.takenDownAt !== null;
    if (row.version !== version || was === isDown) return refuse('pro_listing_moved_on');
    const set = { proId, version, reason: isDown ? reason : null, now: at };
    if (!(await setTakenDown(trx, set))) return refuse('pro_listing_moved_on');
    const title = isDown
      ? 'Your profile is no longer in the directory'
      : 'Your profile may be in the directory again';
    await notify(trx, [
      { userId: proId, event: 'listing', title, text: reason, link: LISTING_PATH },
    ]);
    await noteAct(trx, {
      ...{ at, actorId: staffId, action: isDown ? 'listing.taken_down' : 'listing.let_back' },
      tenant: { kind: 'showroom', id: row.showroomId },
      target: { kind: 'pro', id: proId },
      ...{ from: { is_down: was }, to: { is_down: isDown }, reason },
    });
    return ok(await showToStaff(trx, { proId, now: at }));
  });
}

async function showToStaff(
  db: Queryable,
  of: { readonly proId: ProUserId; readonly now: Date },
): Promise<StaffListing | null> {
  const row = await getOwnRow.read.get(db, of);
  if (row === null || row.slug === null) return null;
  const { version, slug, isOn, about, takenDownAt, takenDownReason } = row;
  return {
    ...{ version, slug, is_on: isOn, about },
    is_public: isOn && row.mayBeListed && takenDownAt === null,
    taken_down:
      takenDownAt === null || takenDownReason === null
        ? null
        : { at: takenDownAt.toISOString(), reason: takenDownReason },
  };
}
