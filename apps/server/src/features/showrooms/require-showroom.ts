import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { getShowroom, type ShowroomRow } from './store.ts';

/** A showroom as replies name it: `showroom` is the pro's user id, `vsd_id` the public ID. */
export interface ShowroomRef {
  readonly showroom?: ProUserId | undefined;
  readonly vsd_id?: string | undefined;
}

export interface Showroom {
  readonly id: ShowroomId;
  readonly proId: ProUserId;
  readonly vsdId: string;
  readonly companyName: string;
}

export type ShowroomRefusal = 'showroom_not_found' | 'showroom_closed' | 'showroom_is_sample';

/** The open showroom that is named. If both ids are given, they must be of the same showroom. */
export async function requireShowroom(
  db: Queryable,
  ref: ShowroomRef,
): Promise<Result<Showroom, ShowroomRefusal>> {
  const row = await requireOpenRow(db, ref);
  return row.ok ? ok(toShowroom(row.value)) : row;
}

/** Everything that has to do with prices starts here: the sample showroom has none. */
export async function requireOpenRow(
  db: Queryable,
  ref: ShowroomRef,
): Promise<Result<ShowroomRow, ShowroomRefusal>> {
  const row = await getShowroom(db, { proId: ref.showroom ?? null, vsdId: ref.vsd_id ?? null });
  if (row === null) return refuse('showroom_not_found');
  if (row.status === 'closed') return refuse('showroom_closed');
  if (row.status === 'sample') return refuse('showroom_is_sample');
  return ok(row);
}

export function toShowroom(row: ShowroomRow): Showroom {
  return {
    id: row.id,
    proId: row.proId,
    vsdId: row.vsdId,
    companyName: row.companyName,
  };
}
