// The client's side: whoever has the secret of the link reads and answers, without an account.
import type { LinkedOffer } from '@wevisu/contract/offers.ts';
import { addDays, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { readAnswer } from '@wevisu/domain/offers/offer-answer.ts';
import {
  isApprovedOffer,
  isOpenOffer,
  type OfferState,
  stateAfter,
} from '@wevisu/domain/offers/offer-state.ts';
import { offerTotals } from '@wevisu/domain/offers/offer-totals.ts';
import { isSignature } from '@wevisu/domain/offers/signature.ts';
import { APPROVED_OFFER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { offerPath } from '@wevisu/site/paths.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { OffersDeps } from './deps.ts';
import { showLinked } from './show-offer.ts';
import { keepSnapshot, readSnapshot } from './snapshots.ts';
import * as store from './store/offers.ts';
import { tellOfAnswer } from './tell-of-answer.ts';

type Deps = Pick<OffersDeps, 'pool' | 'now' | 'mailer' | 'publicUrl'>;

/** A link ends with the offer's last day; that of an approved one lasts, so that it can be bought. */
export async function findByLink(
  db: Queryable,
  of: { readonly secret: string; readonly now: Date },
  how: 'read' | 'lock',
): Promise<store.OfferRecord | null> {
  const row = await store.findLinked[how].get(db, { linkHash: hashToken(of.secret) });
  if (row === null) return null;
  const lastDay =
    isApprovedOffer(row.state) && row.closedAt !== null
      ? addDays(dayOf(row.closedAt), APPROVED_OFFER_DAYS)
      : day(row.endsOn);
  return dayOf(of.now) > lastDay ? null : row;
}

/** The first time is noted, for the pro. */
export async function readOffer(
  { pool, now }: Pick<Deps, 'pool' | 'now'>,
  secret: string,
): Promise<Result<LinkedOffer>> {
  const at = now();
  const row = await findByLink(pool, { secret, now: at }, 'read');
  if (row === null) return refuse('offer_link_ended');
  if (row.state === 'sent') await store.markViewed(pool, { id: row.id, now: at });
  return ok(await showLinked(pool, row));
}

interface Answered {
  readonly secret: string;
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
      secret: given.secret,
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
    const { reason, secret } = given;
    const { row } = open.value;
    return close(deps, db, { row, state: 'declined', reason, secret, total: null, now: at });
  });
}

async function lockOpen(db: Queryable, given: Answered & { readonly now: Date }) {
  const row = await findByLink(db, given, 'lock');
  if (row === null) return refuse('offer_link_ended');
  if (!isOpenOffer(row.state)) return refuse('offer_not_open');
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
    readonly secret: string;
    /** Of an approval. */
    readonly total: number | null;
    readonly now: Date;
  },
): Promise<Result<LinkedOffer>> {
  const { row, state, reason, secret, total, now } = of;
  if ((await store.closeOffer(db, { id: row.id, state, reason, now })) === null)
    return refuse('offer_not_open');
  const closed = { ...row, state, reason, closedAt: now };
  await tellOfAnswer(deps, db, { row: closed, url: deps.publicUrl() + offerPath(secret), total });
  return ok(await showLinked(db, closed));
}
