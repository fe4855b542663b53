import type { CountedLine } from '@wevisu/contract/arrivals.ts';
import type { ErrorCode } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import {
  claimReason,
  type Finding,
  findingOf,
  findingText,
} from '@wevisu/domain/orders/arrival-check.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { LockedParcel } from '../orders/lock-parcel.ts';
import { type OpenedRequest, openReport } from '../orders/open-request.ts';
import type { ArrivalDeps } from './deps.ts';
import { findOpenReport, type SignedRow } from './store/signed.ts';

export interface Claimed {
  /** What this arrival opened. */
  readonly opened: OpenedRequest | null;
  /** That, or the one that was open. */
  readonly claimId: number | null;
  /** Why there is none. */
  readonly noClaim: ErrorCode | null;
}

const NONE: Claimed = { opened: null, claimId: null, noClaim: null };

/**
 * What is short or damaged of a line becomes a report to staff, under the rules of any other. A correction that finds no
 * more than was signed for before keeps the claim of then.
 */
export async function claimLine(
  deps: ArrivalDeps,
  trx: Queryable,
  of: {
    readonly item: LockedParcel['item'];
    readonly line: CountedLine;
    readonly finding: Finding;
    readonly expected: number;
    readonly before: SignedRow['lines'][number] | null;
    readonly userId: UserId;
    readonly arrivedAt: Date;
    readonly now: Date;
  },
): Promise<Claimed> {
  const { item, finding, before, userId, arrivedAt, now } = of;
  if (finding.claimed === 0) return NONE;
  const claimedBefore = before === null ? 0 : findingOf(before).claimed;
  if (before?.claim && claimedBefore >= finding.claimed)
    return { ...NONE, claimId: before.claim.id };
  const open = await findOpenReport(trx, { itemId: item.id });
  if (open !== null) return { ...NONE, claimId: open.id };
  const opened = await openReport(deps, trx, {
    ...{ item, userId, arrivedAt, now },
    // What was claimed before was decided on: this is what came to light since.
    qty: Math.min(item.qty, finding.claimed - (before?.claim ? claimedBefore : 0)),
    reason: claimReason(finding),
    note: noteOf(of),
  });
  if (!opened.ok) return { ...NONE, noClaim: opened.code };
  return { ...NONE, opened: opened.value, claimId: opened.value.row.id };
}

function noteOf({
  line,
  finding,
  expected,
}: {
  readonly line: CountedLine;
  readonly finding: Finding;
  readonly expected: number;
}): string {
  const { lots, note, photos } = line;
  return [
    `Counted on arrival: ${findingText(finding)} of ${expected}.`,
    ...(lots.length === 0 ? [] : [`Lots: ${lots.join(', ')}.`]),
    ...(photos.length === 0 ? [] : [`Photos: ${photos.length}.`]),
    ...(note === '' ? [] : [note]),
  ].join(' ');
}
