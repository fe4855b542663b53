// Who hears of a client's answer, in the transaction that closes the offer: so each mail is sent once.
import { isApprovedOffer } from '@wevisu/domain/offers/offer-state.ts';
import { proOfferPath } from '@wevisu/site/pro-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { notify } from '../notifications/notify.ts';
import { answerCopyMail, answeredMail } from './answer-mails.ts';
import type { OffersDeps } from './deps.ts';
import { numberOf } from './show-offer.ts';
import type { OfferRecord } from './store/offers.ts';

export async function tellOfAnswer(
  deps: Pick<OffersDeps, 'mailer' | 'publicUrl'>,
  db: Queryable,
  of: {
    readonly row: OfferRecord;
    /** Where the client reads it. */
    readonly url: string;
    readonly total: number | null;
  },
): Promise<void> {
  const { row, url, total } = of;
  const number = numberOf(row) ?? '';
  const isApproved = isApprovedOffer(row.state);
  const part = row.state === 'approved_in_part' ? 'in part ' : '';
  const reason = row.reason === '' ? '' : ` “${row.reason}”`;
  await notify(db, [
    {
      userId: row.proId,
      event: 'offer_answered',
      title: `Offer ${number} was ${isApproved ? 'approved' : 'declined'}`,
      text: isApproved
        ? `${row.clientName} approved “${row.title}” ${part}and signed it.`
        : `${row.clientName} declined “${row.title}”.${reason}`,
      link: proOfferPath(row.id),
    },
  ]);
  const given = { ...row, number, total };
  const toPro = answeredMail({ ...given, url: deps.publicUrl() + proOfferPath(row.id) });
  const toClient = answerCopyMail({ ...given, url });
  await deps.mailer.queue(db, [
    ...(row.proEmail === null
      ? []
      : [{ template: 'offer_answered' as const, to: row.proEmail, content: toPro }]),
    { template: 'offer_copy', to: row.clientEmail, content: toClient },
  ]);
}
