import type { Offer } from '@wevisu/contract/offers.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { isApprovedOffer } from '@wevisu/domain/offers/offer-state.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { readLook } from '../showrooms/papers/paper-look.ts';
import type { OffersDeps } from './deps.ts';
import { isDay } from './draft-offer.ts';
import { findRoomChange } from './room-change.ts';
import { deliver, noteChange } from './send-offer.ts';
import { numberOf } from './show-offer.ts';
import * as store from './store/offers.ts';

/**
 * Sends what has changed of an approved offer's room as an offer of its own, which the client signs or declines. It takes the
 * place of a change that waits. The approved offer stays as it is, and counts until the change is approved.
 */
export async function sendChange(
  deps: OffersDeps,
  of: {
    readonly proId: ProUserId;
    readonly id: number;
    /** The hash of the difference that the pro saw. */
    readonly seen: string;
    readonly note: string;
    readonly endsOn: string;
  },
): Promise<Result<Offer>> {
  const { proId, id, seen, note, endsOn } = of;
  const look = await readLook(deps.pool, { proId });
  return inTransactionOfResult(deps.pool, async (db) => {
    const now = deps.now();
    const row = await store.findOffer.lock.get(db, { proId, id });
    if (row === null) return refuse('offer_not_found');
    if (!isApprovedOffer(row.state)) return refuse('offer_not_approved');
    if (!isDay(endsOn) || endsOn < dayOf(now)) return refuseFields({ ends_on: 'offer_day_over' });
    // Waits for an answer that is given right now; after it the change is found approved.
    const open = await store.lockOpenChange(db, { changes: id });
    const change = await findRoomChange(db, row);
    if (change === null) return refuse('offer_no_change');
    if (change.hash !== seen) return refuse('offer_changed');
    const [problem] = change.problems;
    if (problem !== undefined) return refuse('invalid_input', { fields: { note: [problem.text] } });
    if (change.draft.every(({ lines }) => lines.length === 0)) return refuse('offer_empty');
    if (open !== null)
      await store.closeOffer(db, { id: open.id, state: 'superseded', reason: '', now });
    const { showroomId, clientName, clientEmail, title, projectId } = row;
    const { id: newId } = await store.insertOffer(db, {
      ...{ showroomId, clientName, clientEmail, title, note, endsOn, projectId, now },
      ...{ sections: change.draft, replaces: null, room: change.room, changes: id },
    });
    const draft = await store.findOffer.lock.get(db, { proId, id: newId });
    if (draft === null) return refuse('offer_not_found');
    await deliver(deps, db, {
      ...{ draft, sections: change.sections, look, now },
      change: { ...change.difference, offer: numberOf(row) ?? '', signed: change.signed },
    });
    return noteChange(db, { proId, row: draft, action: 'offer.sent', now });
  });
}
