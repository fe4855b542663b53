import type { LinkedOffer } from '@wevisu/contract/offers.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { OfferSection } from '@wevisu/domain/offers/offer-content.ts';
import { isOpenOffer } from '@wevisu/domain/offers/offer-state.ts';
import { offerTotals } from '@wevisu/domain/offers/offer-totals.ts';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AnswerForm } from './answer-form.tsx';
import { BuyApproved } from './buy-approved.tsx';
import type { ClientCalls } from './client-calls.ts';
import { DifferenceList } from './difference-list.tsx';
import { OfferLineRow } from './offer-line.tsx';
import { totalText } from './offer-texts.ts';
import { PaperButton } from './paper-button.tsx';
import { SignedNote } from './signed-note.tsx';

export interface LinkedProps {
  readonly offer: LinkedOffer;
  readonly calls: ClientCalls;
}

const ENDED: Partial<Record<LinkedOffer['state'], string>> = {
  declined: 'You declined this offer.',
  withdrawn: 'Your pro has withdrawn this offer.',
  superseded: 'Your pro has sent you a newer offer, which takes the place of this one.',
  expired: 'This offer has ended.',
};

export function LinkedView({ offer, calls }: LinkedProps) {
  const isOpen = isOpenOffer(offer.state);
  const { change, changed_by: by } = offer;
  // A change is approved as a whole.
  const canPick = isOpen && change === null;
  const [picked, setPicked] = useState<ReadonlySet<string>>(
    () => new Set(offer.answer?.picked ?? (isOpen ? begunWith(offer.sections) : [])),
  );
  const totals = offerTotals(offer.sections, picked);
  const ended = ENDED[offer.state];
  const totalLabel =
    change !== null ? 'With the change' : ended === undefined ? 'Your selection' : 'Offered';
  return (
    <>
      <p className="eyebrow">
        {change === null ? 'Offer' : 'Change'} of {offer.company_name}
      </p>
      <h1 className="wrap-anywhere mt-2 text-28 md:text-36">{offer.title}</h1>
      <p className="figures mt-2 text-14 text-muted">
        {offer.number} for {offer.client_name}, answer by {formatDay(day(offer.ends_on))}
      </p>
      <div className="mt-3">
        <PaperButton load={calls.print} number={offer.number} />
      </div>
      {offer.note !== '' && <p className="wrap-anywhere mt-4 whitespace-pre-line">{offer.note}</p>}
      {ended !== undefined && (
        <Notice className="mt-4" title={ended}>
          {offer.reason}
        </Notice>
      )}
      {by !== null && (
        <Notice
          className="mt-4"
          title={
            by.is_approved ? `Changed by ${by.number}` : `A change, ${by.number}, waits for you`
          }
        >
          {by.is_approved
            ? 'You approved a change of this offer. Your cart follows the change.'
            : 'Your pro sent it by mail. What you approved here counts until you approve it.'}
        </Notice>
      )}
      {change !== null && (
        <section aria-labelledby="changes" className="mt-8">
          <h2 className="mb-2 text-22" id="changes">
            What changes of {change.offer}
          </h2>
          <DifferenceList difference={change} />
          <p className="mt-8 text-muted">All of it with the change:</p>
        </section>
      )}
      {offer.sections.map((section) => (
        <Section
          canPick={canPick}
          isAnswered={offer.answer !== null}
          key={section.key}
          onChange={setPicked}
          picked={picked}
          section={section}
        />
      ))}
      <dl className="figures mt-8 flex flex-wrap justify-between gap-2 border-ink border-t pt-3 text-18">
        <dt>{totalLabel}</dt>
        <dd aria-live="polite" className="font-[560]">
          {totalText(ended === undefined ? totals : offer.totals)}
        </dd>
      </dl>
      {ended === undefined && totals.over_allowance !== 0 && (
        <p className="figures text-end text-14 text-muted">
          {totals.over_allowance > 0 ? 'Above' : 'Below'} the allowances by{' '}
          <Money amount={Math.abs(totals.over_allowance)} />
        </p>
      )}
      <p className="text-end text-14 text-muted">Before sales tax and shipping.</p>
      {isOpen && <AnswerForm calls={calls} offer={offer} picked={picked} />}
      {offer.answer !== null && (
        <div className="mt-6 flex flex-col gap-4">
          <SignedNote answer={offer.answer} />
          <BuyApproved calls={calls} />
        </div>
      )}
    </>
  );
}

/** All lines that stand for themselves; what is a choice is left to the client. */
function begunWith(sections: readonly OfferSection[]): string[] {
  return sections.flatMap(({ kind, lines }) =>
    kind === 'each' ? lines.map(({ key }) => key) : [],
  );
}

function Section(props: {
  readonly section: OfferSection;
  readonly canPick: boolean;
  readonly isAnswered: boolean;
  readonly picked: ReadonlySet<string>;
  readonly onChange: (picked: ReadonlySet<string>) => void;
}) {
  const { section, canPick, isAnswered, picked, onChange } = props;
  const { kind, lines, allowance, title } = section;

  function take(key: string, isTaken: boolean) {
    const next = new Set(picked);
    if (kind === 'one') for (const line of lines) next.delete(line.key);
    if (isTaken) next.add(key);
    else next.delete(key);
    onChange(next);
  }

  return (
    <section aria-labelledby={`part-${section.key}`} className="mt-8">
      <h2 className="wrap-anywhere text-22" id={`part-${section.key}`}>
        {title}
      </h2>
      {allowance !== null && (
        <p className="figures text-14 text-muted">
          Allowance <Money amount={allowance} />
          {lines.length === 0 && ', to be chosen later'}
        </p>
      )}
      {kind === 'one' && lines.length > 0 && canPick && (
        <p className="text-14 text-muted">Choose one.</p>
      )}
      <ul className="mt-2 border-line border-t">
        {lines.map((line) => (
          <li className="border-line border-b py-4" key={line.key}>
            <OfferLineRow line={line}>
              {canPick ? (
                <Checkbox
                  className="mt-2"
                  isSelected={picked.has(line.key)}
                  onChange={(isTaken) => take(line.key, isTaken)}
                >
                  {kind === 'one' ? 'Choose' : 'Approve'}
                  <span className="reader-only"> {line.name}</span>
                </Checkbox>
              ) : (
                isAnswered &&
                picked.has(line.key) && (
                  <div className="mt-1">
                    <Badge kind="success">Approved</Badge>
                  </div>
                )
              )}
            </OfferLineRow>
          </li>
        ))}
      </ul>
    </section>
  );
}
