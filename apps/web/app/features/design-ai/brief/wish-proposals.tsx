import { type ProposedWishChip, proposeWishes } from '@wevisu/contract/ai-wishes.ts';
import type { BriefChange } from '@wevisu/layout/brief/correct-brief.ts';
import { useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { NO_ANSWER } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { callAi } from '../account/ai-calls.ts';
import type { BriefField } from './choices.ts';

export interface WishProposalsProps {
  readonly text: string;
  readonly corrections: readonly BriefChange[];
  readonly onTake: (wish: { readonly field: BriefField; readonly value: unknown }) => void;
}

interface Found {
  /** The brief that it was found in: what is written later is not what was read. */
  readonly text: string;
  readonly wishes: readonly ProposedWishChip[];
  readonly says: string | null;
}

const NOTHING_MORE = 'Nothing more was found. What we understood stands.';
const NOT_ANSWERED = 'The language model did not answer. What we understood stands.';

/** Wishes that a language model finds in a brief when it is asked to. Each is taken by a press, or left. */
export default function WishProposals({ text, corrections, onTake }: WishProposalsProps) {
  const [found, setFound] = useState<Found | null>(null);
  const [isPending, setPending] = useState(false);
  const shown = found?.text === text ? found : null;

  async function ask() {
    setPending(true);
    setFound(null);
    try {
      const body = { text, corrections: corrections.map((one) => ({ ...one })) };
      const { answered, wishes } = (await callAi(proposeWishes, { body }, { isQuiet: true })).data;
      const none = wishes.length === 0 ? NOTHING_MORE : null;
      setFound({ text, wishes, says: answered ? none : NOT_ANSWERED });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFound({ text, wishes: [], says: error.text || NO_ANSWER });
    } finally {
      setPending(false);
    }
  }

  const leave = (wish: ProposedWishChip) =>
    setFound((before) => before && { ...before, wishes: before.wishes.filter((w) => w !== wish) });

  return (
    <div className="mt-4 text-14">
      <LiveRegion>
        {shown ? (shown.says ?? `${shown.wishes.length} wishes are proposed.`) : ''}
      </LiveRegion>
      {shown === null ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button isPending={isPending} kind="quiet" onPress={() => void ask()} size="small">
            Have it read more closely
          </Button>
          <p className="text-muted">
            Your words, and nothing else, go to a language model, which proposes wishes.
          </p>
        </div>
      ) : (
        <>
          {shown.says !== null && <p className="text-muted">{shown.says}</p>}
          {shown.wishes.length > 0 && (
            <ul aria-label="Proposed wishes" className="flex flex-wrap gap-2">
              {shown.wishes.map((wish) => (
                <li
                  className="flex max-w-full items-stretch overflow-hidden rounded-full border border-edge border-dashed"
                  key={`${wish.field}-${wish.label}-${wish.words}`}
                >
                  <button
                    className="inline-flex min-h-9 min-w-0 items-center gap-1.5 ps-3 pe-1.5 text-start hover:text-accent-text max-md:min-h-11"
                    onClick={() => {
                      onTake({ field: wish.field as BriefField, value: wish.value });
                      leave(wish);
                    }}
                    title={`“${wish.quote}”`}
                    type="button"
                  >
                    <Icon name="plus" size={14} />
                    <span>
                      <span className="text-muted">Proposed: {wish.label}</span>{' '}
                      <span className="font-[550]">{wish.words}</span>
                    </span>
                  </button>
                  <button
                    aria-label={`Leave ${wish.label} ${wish.words}`}
                    className="grid w-8 shrink-0 place-items-center pe-1 text-muted hover:bg-sunken hover:text-ink max-md:w-10"
                    onClick={() => leave(wish)}
                    type="button"
                  >
                    <Icon name="x" size={16} />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </div>
  );
}
