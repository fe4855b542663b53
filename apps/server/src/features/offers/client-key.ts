// How a client gets at an offer: with the secret of the link, or with the account whose confirmed address it was sent to.
import { addDays, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { isApprovedOffer } from '@wevisu/domain/offers/offer-state.ts';
import { APPROVED_OFFER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { offerPath, ownOfferPath } from '@wevisu/site/paths.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { findLinked, findOwn, type OfferRecord } from './store/offers.ts';

export type ClientKey =
  | { readonly kind: 'link'; readonly secret: string }
  | { readonly kind: 'account'; readonly userId: UserId; readonly id: number };

export async function findForClient(
  db: Queryable,
  of: { readonly key: ClientKey; readonly now: Date },
  how: 'read' | 'lock',
): Promise<Result<OfferRecord>> {
  const { key, now } = of;
  if (key.kind === 'account') {
    const row = await findOwn[how].get(db, { userId: key.userId, id: key.id });
    return row === null ? refuse('offer_not_found') : ok(row);
  }
  const row = await findLinked[how].get(db, { linkHash: hashToken(key.secret) });
  return row === null || isLinkOver(row, now) ? refuse('offer_link_ended') : ok(row);
}

/** A link ends with the offer's last day; that of an approved one lasts, so that it can be bought. */
function isLinkOver({ state, closedAt, endsOn }: OfferRecord, now: Date): boolean {
  const lastDay =
    isApprovedOffer(state) && closedAt !== null
      ? addDays(dayOf(closedAt), APPROVED_OFFER_DAYS)
      : day(endsOn);
  return dayOf(now) > lastDay;
}

/** Where this client reads the offer. */
export function pathFor(key: ClientKey): string {
  return key.kind === 'link' ? offerPath(key.secret) : ownOfferPath(key.id);
}
