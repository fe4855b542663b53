import { useQueryClient } from '@tanstack/react-query';
import type { Offer } from '@wevisu/contract/offers.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { isOpenOffer } from '@wevisu/domain/offers/offer-state.ts';
import { proOfferPath } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { withToast } from '../../platform/with-toast.ts';
import { AskToDelete } from '../../ui/ask-to-delete.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { DifferenceList } from './difference-list.tsx';
import { fetchPaper, makeAnew, OFFERS_KEY, withdrawOffer } from './offer-calls.ts';
import { OfferLineRow } from './offer-line.tsx';
import { OFFER_BADGES, totalText } from './offer-texts.ts';
import { PaperButton } from './paper-button.tsx';
import { ChangesOfRoom } from './room-change.tsx';
import { SignedNote } from './signed-note.tsx';

const STATE_ID = 'offer-state';

/** What was sent, word for word, with the client's answer. */
export function SentOffer({ offer }: { readonly offer: Offer }) {
  const badge = OFFER_BADGES[offer.state];
  const picked = new Set(offer.answer?.picked);
  return (
    <div className="max-w-[760px]">
      <div className="flex flex-wrap items-center gap-3" id={STATE_ID} tabIndex={-1}>
        <h2 className="wrap-anywhere text-22">{offer.title}</h2>
        <Badge kind={badge.kind}>{badge.label}</Badge>
      </div>
      <p className="figures mt-1 text-muted">
        {offer.number} for {offer.client_name}, {offer.client_email}
      </p>
      <p className="figures text-14 text-muted">
        {offer.sent_at !== null && <>Sent on {formatDate(offer.sent_at)}. </>}
        {offer.viewed_at !== null && <>Seen on {formatDate(offer.viewed_at)}. </>}
        To be answered by {formatDay(day(offer.ends_on))}.
        {offer.replaces !== null && <> Takes the place of {offer.replaces}.</>}
      </p>
      {offer.note !== '' && <p className="wrap-anywhere mt-3 whitespace-pre-line">{offer.note}</p>}
      {offer.reason !== '' && <p className="wrap-anywhere mt-3">The client says: {offer.reason}</p>}
      <Acts offer={offer} />
      <ChangesOfRoom offer={offer} />
      {offer.change !== null && (
        <section className="mt-6">
          <h3 className="mb-2 text-18">What changes of {offer.change.offer}</h3>
          <DifferenceList difference={offer.change} />
        </section>
      )}
      {offer.sections.map(({ key, title, kind, allowance, lines }) => (
        <section className="mt-6" key={key}>
          <h3 className="wrap-anywhere text-18">{title}</h3>
          {kind === 'one' && lines.length > 0 && <p className="text-14 text-muted">One of these</p>}
          {allowance !== null && (
            <p className="figures text-14 text-muted">
              Allowance <Money amount={allowance} />
              {lines.length === 0 && ', to be chosen later'}
            </p>
          )}
          <ul className="mt-2 border-line border-t">
            {lines.map((line) => (
              <li className="border-line border-b py-3" key={line.key}>
                <OfferLineRow line={line}>
                  {offer.answer !== null && (
                    <Badge kind={picked.has(line.key) ? 'success' : 'neutral'}>
                      {picked.has(line.key) ? 'Approved' : 'Not approved'}
                    </Badge>
                  )}
                </OfferLineRow>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p className="figures mt-4 text-end">
        Offered: <span className="font-[560]">{totalText(offer.totals)}</span>
        <span className="block text-14 text-muted">Before sales tax and shipping.</span>
      </p>
      {offer.answer !== null && (
        <div className="mt-6">
          <SignedNote answer={offer.answer} />
        </div>
      )}
    </div>
  );
}

function Acts({ offer }: { readonly offer: Offer }) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const [pending, setPending] = useState<'anew' | null>(null);
  const [isAsking, setAsking] = useState(false);

  async function withdraw(): Promise<boolean> {
    const isDone = (await withToast(withdrawOffer(offer.id))) !== null;
    // Answered meanwhile: the page is out of date.
    await queryClient.invalidateQueries({ queryKey: OFFERS_KEY });
    return isDone;
  }

  async function anew() {
    setPending('anew');
    const reply = await withToast(makeAnew(offer.id));
    setPending(null);
    if (reply !== null) await navigate(proOfferPath(reply.data.id));
  }

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      <Button
        isPending={pending === 'anew'}
        kind="secondary"
        onPress={() => void anew()}
        size="small"
      >
        Make a new one from it
      </Button>
      {offer.number !== null && (
        <PaperButton load={() => fetchPaper(offer.id)} number={offer.number} />
      )}
      {isOpenOffer(offer.state) && (
        <Button kind="quiet" onPress={() => setAsking(true)} size="small">
          Withdraw
        </Button>
      )}
      {isAsking && (
        <AskToDelete
          action="Withdraw the offer"
          focusId={STATE_ID}
          onClose={() => setAsking(false)}
          onDelete={withdraw}
          title="Withdraw this offer?"
        >
          <p className="wrap-anywhere">
            {offer.client_name} can read {offer.number} but not approve it any more. This can't be
            undone; you can make a new offer from it.
          </p>
        </AskToDelete>
      )}
    </div>
  );
}
