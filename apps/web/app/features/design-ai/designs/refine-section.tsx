import { DESIGN_CREDITS } from '@wevisu/domain/design-ai/credits.ts';
import { DESIGN_RUN } from '@wevisu/domain/design-ai/design-runs.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { type StyleId, styles } from '@wevisu/scene/styles.ts';
import { useDeferredValue, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { NativeSelect } from '../../../ui/native-select.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AiDesign, DesignRun } from '../runs/run-calls.ts';
import { StartProblem } from '../runs/start-problem.tsx';
import { useStartRun } from '../runs/use-start-run.ts';
import { KeepList } from './keep-list.tsx';
import { briefOfRun, NO_REFINEMENT, type RefinedBrief, refine } from './refine.ts';

export interface RefineSectionProps {
  readonly run: DesignRun;
  readonly design: AiDesign;
  readonly document: SceneDocument;
  readonly kept: readonly NodeId[];
  readonly onKeep: (id: NodeId) => void;
}

/** Percent off the total, by one press. */
const CHEAPER = 20;

const STYLES = [
  { id: '', label: 'The same style' },
  ...styles.map(({ id, label }) => ({ id, label })),
];

/** Has the room designed again with some changes, around what stays. */
export default function RefineSection({ run, design, document, kept, onKeep }: RefineSectionProps) {
  const [wish, setWish] = useState(NO_REFINEMENT);
  const [isOther, setOther] = useState(false);
  const { start, isPending, failure } = useStartRun();
  const base = useMemo(() => briefOfRun(run.text, run.corrections), [run]);
  const settled = useDeferredValue(wish);
  const total = design.summary.total_cents;
  const refined = useMemo(() => refine(base, settled, total), [base, settled, total]);
  const isSame = refined.changes.length === 0 && !isOther && kept.length === 0;
  const put = (change: Partial<typeof wish>) => setWish((before) => ({ ...before, ...change }));
  const isLong = run.corrections.length + refined.changes.length > DESIGN_RUN.maxCorrections;

  async function again() {
    const { text, vsd_id, within_days } = run;
    await start(
      {
        ...{ text, vsd_id, within_days },
        corrections: [...run.corrections, ...refined.changes],
        variation: run.variation + (isOther ? 1 : 0),
      },
      {
        start: { kind: 'design', run: run.id, at: design.at, keep: kept },
        purpose: base.purpose?.value ?? null,
      },
    );
  }

  return (
    <section
      aria-labelledby="refine"
      className="mt-16 rounded-card border border-line bg-surface p-5 md:p-8"
    >
      <h2 className="text-28" id="refine">
        Almost? Say what should change
      </h2>
      <p className="mt-2 max-w-prose text-muted">
        The same room is designed again, from design {design.at}.
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-8 lg:grid-cols-2">
        <div className="grid content-start gap-5">
          <div className="flex flex-wrap gap-2">
            <Toggle
              isOn={wish.cheaper !== null}
              onTurn={(isOn) => put({ cheaper: isOn ? CHEAPER : null })}
            >
              {`${CHEAPER} % cheaper`}
            </Toggle>
            <Toggle isOn={wish.lighter} onTurn={(lighter) => put({ lighter })}>
              Lighter
            </Toggle>
            <Toggle isOn={wish.storage} onTurn={(storage) => put({ storage })}>
              More storage
            </Toggle>
            <Toggle isOn={isOther} onTurn={setOther}>
              Other colors
            </Toggle>
          </div>
          <NativeSelect
            className="max-w-72"
            isInForm
            label="In another style"
            onChange={(id) => put({ style: id === '' ? null : (id as StyleId) })}
            options={STYLES}
            value={wish.style ?? ''}
          />
          <TextField
            hint="For example: cheaper, lighter floor, with an island"
            label="Or in your words"
            maxLength={400}
            onChange={(words) => put({ words })}
            value={wish.words}
          />
          <Said refined={refined} />
        </div>
        <KeepList document={document} kept={kept} onKeep={onKeep} />
      </div>
      <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3 border-line border-t pt-6">
        <Button isDisabled={isSame || isLong} isPending={isPending} onPress={() => void again()}>
          Design it again for {DESIGN_CREDITS} credits
        </Button>
        <p className="text-14 text-muted">
          {isLong
            ? 'These are too many changes. Change the brief instead.'
            : isSame
              ? 'Choose what should change first.'
              : 'The designs above stay in your history.'}
        </p>
      </div>
      <StartProblem failure={failure} />
    </section>
  );
}

interface ToggleProps {
  readonly isOn: boolean;
  readonly onTurn: (isOn: boolean) => void;
  readonly children: string;
}

function Toggle({ isOn, onTurn, children }: ToggleProps) {
  return (
    <button
      aria-pressed={isOn}
      className={cx(
        'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 text-14 transition-colors',
        isOn
          ? 'border-accent-text bg-accent-tint text-accent-text'
          : 'border-edge hover:border-ink',
      )}
      onClick={() => onTurn(!isOn)}
      type="button"
    >
      {isOn && <Icon name="check" size={16} />}
      {children}
    </button>
  );
}

function Said({ refined: { added, removed, notUnderstood } }: { readonly refined: RefinedBrief }) {
  return (
    <div>
      <LiveRegion>
        {[...added.map((one) => `Now ${one}`), ...removed.map((one) => `No longer ${one}`)].join(
          '. ',
        )}
      </LiveRegion>
      {(added.length > 0 || removed.length > 0) && (
        <ul aria-label="What changes" className="flex flex-wrap gap-2 text-14">
          {removed.map((one) => (
            <li
              className="rounded-full border border-line px-3.5 py-1.5 text-muted line-through"
              key={one}
            >
              {one}
            </li>
          ))}
          {added.map((one) => (
            <li
              className="rounded-full border border-accent-text bg-accent-tint px-3.5 py-1.5"
              key={one}
            >
              {one}
            </li>
          ))}
        </ul>
      )}
      {notUnderstood.length > 0 && (
        <p className="mt-3 flex items-start gap-2 text-14 text-warning">
          <Icon name="help" size={18} />
          <span>Not understood: {notUnderstood.map((word) => `“${word}”`).join(', ')}</span>
        </p>
      )}
    </div>
  );
}
