import { DESIGN_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { DESIGN_RUN } from '@wevisu/domain/design-ai/design-runs.ts';
import { Suspense, useId, useState } from 'react';
import { late } from '../../../platform/late.ts';
import { Button } from '../../../ui/button.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { askForShowroom } from '../../showrooms/ask-for-showroom.tsx';
import { useShowroom } from '../../showrooms/use-showroom.ts';
import { useAiSession } from '../account/use-ai-session.ts';
import { StartProblem } from '../runs/start-problem.tsx';
import { useStartRun } from '../runs/use-start-run.ts';
import { StartSection } from '../start/start-section.tsx';
import { EMPTY_DRAFT, useBriefDraft } from './brief-draft.ts';
import { BriefField } from './brief-field.tsx';
import { ChipSection } from './chip-section.tsx';
import { choose } from './choices.ts';
import { SAMPLES } from './samples.ts';
import { SignInFirst } from './sign-in-first.tsx';
import { useUnderstood } from './use-understood.ts';

const WishProposals = late(() => import('./wish-proposals.tsx'));

const SHIPPING = [
  { id: '', label: 'Any time' },
  ...[1, 2, 4, 8].map((weeks) => ({
    id: String(weeks * 7),
    label: `Within ${weeks} ${weeks === 1 ? 'week' : 'weeks'}`,
  })),
];

export interface BriefFormProps {
  /** Whether a language model may read the brief as well. */
  readonly hasModel: boolean;
}

/** From words to a design run. Everything but the last press works without an account. */
export function BriefForm({ hasModel }: BriefFormProps) {
  const hintId = useId();
  const { draft, change } = useBriefDraft();
  const { text, choices, start, withinDays } = draft;
  const understood = useUnderstood(text, choices);
  const { user, status } = useAiSession();
  const { selection } = useShowroom();
  const [isAsked, setAsked] = useState(false);
  const run = useStartRun();
  const purpose = understood?.brief.purpose?.value ?? null;
  const isEmpty = text.trim() === '' && choices.length === 0;

  async function press() {
    if (understood === null || status === 'unknown') return;
    if (status === 'guest') return setAsked(true);
    if (selection === null) return askForShowroom();
    await run.start(
      {
        ...{ vsd_id: selection.vsd_id, text: text.trim(), corrections: [...understood.changes] },
        ...{ within_days: withinDays, variation: 0 },
      },
      { start, purpose },
    );
  }

  return (
    <div className="rounded-card border border-line bg-surface p-5 shadow-soft md:p-8">
      <BriefField
        brief={understood?.brief ?? null}
        describedBy={hintId}
        maxLength={DESIGN_RUN.maxText}
        onChange={(next) => change({ text: next })}
        text={text}
      />
      <div className="mt-2 flex items-start justify-between gap-4 text-14">
        <p className="text-muted" id={hintId}>
          The room, its size, your style and budget, what must be there and what must not.
        </p>
        {!isEmpty && (
          <button
            className="text-link min-h-6 shrink-0 rounded-[4px]"
            onClick={() => change(EMPTY_DRAFT)}
            type="button"
          >
            Start over
          </button>
        )}
      </div>
      <div className="mt-5">
        {isEmpty && <Samples onChoose={(sample) => change({ text: sample, choices: [] })} />}
        {!isEmpty && understood === null && (
          <>
            <LoadingNote label="Reading what you wrote" />
            <Skeleton className="h-11 max-w-96 rounded-full" />
          </>
        )}
        {!isEmpty && understood && (
          <ChipSection
            choices={choices}
            onChoices={(next) => change({ choices: next })}
            understood={understood}
          />
        )}
        {hasModel && user !== null && text.trim() !== '' && understood && (
          <Suspense>
            <WishProposals
              corrections={understood.changes}
              onTake={({ field, value }) =>
                change({ choices: choose(choices, { field, shown: null, value }) })
              }
              text={text.trim()}
            />
          </Suspense>
        )}
      </div>
      <div className="mt-8 border-line border-t pt-8">
        <StartSection
          hasSize={Boolean(understood?.brief.size ?? understood?.brief.area)}
          onChange={(next) => change({ start: next })}
          start={start}
          use={purpose}
        />
      </div>
      <div className="mt-8 flex flex-wrap items-end gap-x-8 gap-y-5 border-line border-t pt-8">
        <NativeSelect
          className="w-52 max-sm:w-full"
          isInForm
          label="Products that ship"
          onChange={(days) => change({ withinDays: days === '' ? null : Number(days) })}
          options={SHIPPING}
          value={withinDays === null ? '' : String(withinDays)}
        />
        <div className="ms-auto flex flex-wrap items-center justify-end gap-x-5 gap-y-3 max-sm:w-full">
          <p className="text-14 text-muted max-sm:w-full">
            {user !== null && (
              <>
                You have <strong className="figures text-ink">{user.credits}</strong> credits.{' '}
              </>
            )}
            Returned if no design comes of it.
          </p>
          <Button
            className="max-sm:w-full"
            isDisabled={isEmpty}
            isPending={run.isPending}
            onPress={() => void press()}
            size="large"
          >
            Design it for {DESIGN_CREDITS} credits
          </Button>
        </div>
      </div>
      <StartProblem failure={run.failure} />
      <SignInFirst isOpen={isAsked} onClose={() => setAsked(false)} />
    </div>
  );
}

function Samples({ onChoose }: { readonly onChoose: (text: string) => void }) {
  return (
    <section aria-label="Briefs to start from" className="flex flex-wrap items-center gap-2">
      <p className="pe-1 text-14 text-muted">Or start from</p>
      {SAMPLES.map(({ name, text }) => (
        <button
          className="min-h-9 rounded-full border border-line px-3.5 text-14 transition-colors hover:border-ink max-md:min-h-11"
          key={name}
          onClick={() => onChoose(text)}
          type="button"
        >
          {name}
        </button>
      ))}
    </section>
  );
}
