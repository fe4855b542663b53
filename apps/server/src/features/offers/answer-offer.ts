// The client's side: whoever has the secret of the link reads and answers, without an account; so does the account.
import type { LinkedOffer } from '@wevisu/contract/offers.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { readAnswer } from '@wevisu/domain/offers/offer-answer.ts';
import { isOpenOffer, type OfferState, stateAfter } from '@wevisu/domain/offers/offer-state.ts';
import { offerTotals } from '@wevisu/domain/offers/offer-totals.ts';
import { isSignature } from '@wevisu/domain/offers/signature.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { type ClientKey, findForClient, pathFor } from './client-key.ts';
import type { OffersDeps } from './deps.ts';
import { showLinked } from './show-offer.ts';
import { keepSnapshot, readSnapshot } from './snapshots.ts';
import * as store from './store/offers.ts';
import { tellOfAnswer } from './tell-of-answer.ts';

type Deps = Pick<OffersDeps, 'pool' | 'now' | 'mailer' | 'publicUrl'>;

/** The first time is noted, for the pro. */
export async function readOffer(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  key: ClientKey,
): Promise<Result<LinkedOffer>> {
  const at = now();
  const found = await findForClient(pool, { key, now: at }, 'read');
  if (!found.ok) return found;
  const row = found.value;
  if (row.state === 'sent') await store.markViewed(pool, { id: row.id, now: at });
  return ok(await showLinked(pool, row));
}

interface Answered {
  readonly key: ClientKey;
  /** Of what was seen. */
  readonly hash: string;
}

export function approveOffer(
  deps: Deps,
  given: Answered & {
    readonly picked: readonly string[];
    readonly signedBy: string;
    readonly strokes: readonly (readonly number[])[] | null;
  },
): Promise<Result<LinkedOffer>> {
  return inTransactionOfResult(deps.pool, async (db) => {
    const at = deps.now();
    const open = await lockOpen(db, { ...given, now: at });
    if (!open.ok) return open;
    const { row, sent } = open.value;
    const { picked, signedBy, strokes } = given;
    if (strokes !== null && !isSignature(strokes))
      return refuseFields({ strokes: 'offer_unsigned' });
    const answer = readAnswer(sent.sections, picked);
    if (answer === 'nothing') return refuse('offer_pick_nothing');
    if (answer === 'two_of_one') return refuse('offer_pick_one');
    if (answer === 'unknown') return refuse('offer_changed');
    if (row.changes !== null && answer.act !== 'approve') return refuse('offer_change_whole');
    const state = stateAfter(row.state, answer.act);
    if (state === null) return refuse('offer_not_open');
    const keys = new Set(picked);
    const totals = offerTotals(sent.sections, keys);
    await keepSnapshot(
      db,
      { offerId: row.id, kind: 'signed', now: at },
      {
        format: 1,
        offer: given.hash,
        number: sent.number,
        sections: sent.sections.map((section) => ({
          ...section,
          lines: section.lines.filter(({ key }) => keys.has(key)),
        })),
        open_allowances: totals.open_allowances,
        total: totals.from,
        signed_by: signedBy,
        strokes,
        signed_at: at.toISOString(),
      },
    );
    return close(deps, db, {
      row,
      state,
      reason: '',
      key: given.key,
      total: totals.from,
      now: at,
    });
  });
}

export function declineOffer(
  deps: Deps,
  given: Answered & { readonly reason: string },
): Promise<Result<LinkedOffer>> {
  return inTransactionOfResult(deps.pool, async (db) => {
    const at = deps.now();
    const open = await lockOpen(db, { ...given, now: at });
    if (!open.ok) return open;
    const { reason, key } = given;
    const { row } = open.value;
    return close(deps, db, { row, state: 'declined', reason, key, total: null, now: at });
  });
}

async function lockOpen(db: Queryable, given: Answered & { readonly now: Date }) {
  const found = await findForClient(db, given, 'lock');
  if (!found.ok) return found;
  const row = found.value;
  if (!isOpenOffer(row.state) || dayOf(given.now) > row.endsOn) return refuse('offer_not_open');
  const sent = await readSnapshot(db, { offerId: row.id, kind: 'sent' });
  if (sent === null || sent.hash !== given.hash) return refuse('offer_changed');
  return ok({ row, sent: sent.content });
}

async function close(
  deps: Deps,
  db: Queryable,
  of: {
    readonly row: store.OfferRecord;
    readonly state: OfferState;
    readonly reason: string;
    readonly key: ClientKey;
    /** Of an approval. */
    readonly total: number | null;
    readonly now: Date;
  },
): Promise<Result<LinkedOffer>> {
  const { row, state, reason, key, total, now } = of;
  if ((await store.closeOffer(db, { id: row.id, state, reason, now })) === null)
    return refuse('offer_not_open');
  const closed = { ...row, state, reason, closedAt: now };
  await tellOfAnswer(deps, db, { row: closed, url: deps.publicUrl() + pathFor(key), total });
  return ok(await showLinked(db, closed));
}
