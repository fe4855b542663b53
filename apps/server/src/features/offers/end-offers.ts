import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { OFFER_REMINDER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { offerPath } from '@wevisu/site/paths.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { OffersDeps } from './deps.ts';
import { reminderMail } from './offer-mails.ts';
import { numberOf } from './show-offer.ts';
import { expireOffers, listToRemind, markReminded } from './store/offers.ts';

export async function endOffers({ pool, now }: Pick<OffersDeps, 'pool' | 'now'>): Promise<void> {
  const at = now();
  await expireOffers(pool, { today: dayOf(at), now: at });
}

/** Once for each offer, shortly before its last day, but not right after it was sent. */
export function remindOfOffers(deps: OffersDeps): Promise<void> {
  return inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    const today = dayOf(now);
    const due = await listToRemind(trx, { today, until: addDays(today, OFFER_REMINDER_DAYS) });
    for (const offer of due) {
      const secret = deps.newToken();
      await markReminded(trx, { id: offer.id, linkHash: hashToken(secret), now });
      const url = deps.publicUrl() + offerPath(secret);
      const content = reminderMail({ ...offer, number: numberOf(offer) ?? '', url });
      await deps.mailer.queue(trx, [
        { template: 'offer_reminder', to: offer.clientEmail, content },
      ]);
    }
  });
}
