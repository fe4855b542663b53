import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { type Cents, cents, formatUsd, sum as sumOf } from '@wevisu/domain/money/money.ts';
import {
  ARRIVAL_LIMITS,
  claimWorth,
  type Finding,
  findingOf,
  findingText,
  sumFindings,
} from '@wevisu/domain/orders/arrival-check.ts';
import { REQUEST_ANSWER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { type CheckDraft, UNCOUNTED } from '../draft/check-draft.ts';

interface ReviewProps {
  readonly draft: CheckDraft;
  /** Of the account, to start from. */
  readonly name: string;
  readonly onBack: () => void;
  readonly onSign: (receivedBy: string) => void;
}

/** What is signed for, and what becomes of it. */
export function Review({ draft, name, onBack, onSign }: ReviewProps) {
  const [receivedBy, setReceivedBy] = useState(name);
  const rows = draft.arrival.lines.map((sent) => {
    const line = draft.lines[sent.order_item_id] ?? UNCOUNTED;
    const { received, damaged } = line;
    const finding = findingOf({ expected: sent.expected, received: received ?? 0, damaged });
    return { sent, line, finding };
  });
  const sum = sumFindings(rows.map(({ finding }) => finding));
  const worth = sumOf(rows.map(({ sent, finding }) => claimWorth(finding, cents(sent.price))));
  const photos = rows
    .filter(({ finding }) => finding.claimed > 0)
    .reduce((count, { line }) => count + line.photos.length, 0);
  return (
    <section aria-labelledby="review-heading" className="mt-6">
      <h2 className="text-22" id="review-heading">
        Before you sign
      </h2>
      <ul className="mt-3 divide-y divide-line border-line border-y">
        {rows.map(({ sent, line, finding }) => (
          <li
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 py-3"
            key={sent.order_item_id}
          >
            <div className="min-w-0">
              <p className="font-[520]">{sent.product_name}</p>
              <p className="figures text-14 text-muted">
                {line.received} of {countUnits(sent.expected, sent.unit)}
                {line.lots.trim() !== '' && `, lot ${line.lots}`}
                {line.photos.length > 0 &&
                  `, ${line.photos.length} ${line.photos.length === 1 ? 'photo' : 'photos'}`}
              </p>
            </div>
            <Badge kind={finding.short + finding.damaged === 0 ? 'success' : 'warning'}>
              {findingText(finding)}
            </Badge>
          </li>
        ))}
      </ul>
      <Outcome photos={photos} sum={sum} worth={worth} />
      <form
        className="mt-5 flex max-w-form flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          onSign(receivedBy.trim());
        }}
      >
        <TextField
          autoComplete="name"
          hint="Whoever took the goods at the door."
          label="Received by"
          maxLength={ARRIVAL_LIMITS.nameLength}
          onChange={setReceivedBy}
          value={receivedBy}
        />
        <p className="text-14 text-muted">
          What you sign stays as it is. Something that comes to light later goes into a correction.
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <Button isDisabled={receivedBy.trim() === ''} type="submit">
            Sign for it
          </Button>
          <Button kind="secondary" onPress={onBack}>
            Back to the count
          </Button>
        </div>
      </form>
    </section>
  );
}

function Outcome({
  sum,
  worth,
  photos,
}: {
  readonly sum: Finding;
  readonly worth: Cents;
  readonly photos: number;
}) {
  if (sum.claimed === 0) {
    return (
      <Notice
        className="mt-5"
        kind="success"
        title={sum.damaged + sum.over === 0 ? 'All there' : `Nothing to claim: ${findingText(sum)}`}
      >
        The vendor reads what you found.
      </Notice>
    );
  }
  return (
    <Notice className="mt-5" kind="warning" title={`We open a claim: ${findingText(sum)}`}>
      It is for goods of {formatUsd(worth)}
      {photos > 0 && `, with ${photos} ${photos === 1 ? 'photo' : 'photos'}`}. Our staff answer
      within {REQUEST_ANSWER_DAYS} days.
      {photos === 0 && ' Photos of what is broken help them: take some before you sign.'}
    </Notice>
  );
}
