import type { Arrival } from '@wevisu/contract/arrivals.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import {
  type CheckDraft,
  changeLine,
  choose,
  countCounted,
  UNCOUNTED,
} from '../draft/check-draft.ts';
import { useCheck } from '../draft/use-check.ts';
import { LineCard } from './line-card.tsx';
import { Review } from './review.tsx';
import { SendNote } from './send-note.tsx';

interface CheckFormProps {
  readonly userId: number;
  readonly name: string;
  readonly arrival: Arrival;
  readonly kept: CheckDraft | null;
}

/** Counts line by line, then signs. */
export function CheckForm({ userId, name, arrival, kept }: CheckFormProps) {
  const check = useCheck({ userId, arrival, kept });
  const [isReviewing, setReviewing] = useState(false);
  const { draft, change } = check;
  const total = draft.arrival.lines.length;
  const counted = countCounted(draft);
  const open = Object.keys(draft.conflicts).length;
  const by = draft.arrival.count?.by;

  function sign(receivedBy: string) {
    const signature = {
      ...{ requestId: crypto.randomUUID(), receivedBy },
      signedAt: new Date().toISOString(),
    };
    change((now) => ({ ...now, signature }));
    void check.send();
  }

  return (
    <>
      <SendNote check={check} />
      {isReviewing && open === 0 ? (
        draft.signature === null && (
          <Review draft={draft} name={name} onBack={() => setReviewing(false)} onSign={sign} />
        )
      ) : (
        <>
          <ul className="mt-5 flex flex-col gap-5">
            {draft.arrival.lines.map((sent) => {
              const id = sent.order_item_id;
              return (
                <LineCard
                  key={id}
                  line={draft.lines[id] ?? UNCOUNTED}
                  onChange={(made) => change((now) => changeLine(now, id, made))}
                  onChoose={(whose) => change((now) => choose(now, id, whose))}
                  other={draft.conflicts[id]}
                  sent={sent}
                />
              );
            })}
          </ul>
          <div
            className={cx(
              'sticky z-10 -mx-4 mt-5 flex items-center justify-between gap-4 border-line border-t bg-surface px-4 py-3 sm:mx-0 sm:rounded-card sm:border',
              // Above the note that there is no connection.
              check.state === 'held' ? 'bottom-28' : 'bottom-0',
            )}
          >
            <p aria-live="polite" className="figures text-14">
              {open > 0
                ? 'Choose between two counts first'
                : `${counted} of ${total} ${total === 1 ? 'line' : 'lines'} counted`}
              <span className="block text-12 text-muted">
                {check.state === 'sent'
                  ? by
                    ? `Saved, last by ${by}`
                    : 'Nothing counted yet'
                  : check.state === 'sending'
                    ? 'Saving'
                    : 'Kept on this device'}
              </span>
            </p>
            <Button
              isDisabled={counted < total || open > 0}
              onPress={() => {
                void check.send();
                setReviewing(true);
                scrollTo({ top: 0 });
              }}
            >
              Review and sign
            </Button>
          </div>
        </>
      )}
    </>
  );
}
