import { DESIGN_STEPS, type DesignStep } from '@wevisu/domain/design-ai/design-runs.ts';
import { DESIGN_AI_PATHS } from '@wevisu/site/design-ai-paths.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import type { DesignRun } from '../runs/run-calls.ts';
import { BriefWords } from './brief-words.tsx';

const STEPS: Readonly<Record<DesignStep, { readonly text: string; readonly note: string }>> = {
  arranging: {
    text: 'Arranging the room',
    note: 'Every layout that fits, the best of them drawn.',
  },
  choosing: { text: 'Choosing products', note: 'What suits your style, is in stock and fits.' },
  checking: { text: 'Checking', note: 'Measures, ways, doors, and the total to the cent.' },
};

export interface RunProgressProps {
  readonly run: DesignRun;
  /** The last question got no answer. */
  readonly isOffline: boolean;
}

export function RunProgress({ run, isOffline }: RunProgressProps) {
  const { status, step, part, ahead } = run;
  const percent = status === 'waiting' ? 0 : Math.round(part * 100);
  const now = step === null ? -1 : DESIGN_STEPS.indexOf(step);
  const place =
    status === 'designing'
      ? null
      : ahead === 0
        ? 'It begins in a moment.'
        : ahead === 1
          ? 'One run comes before yours.'
          : `${ahead} runs come before yours.`;
  return (
    <div className="max-w-[760px]">
      <h1 className="text-36">
        {place !== null && ahead > 0 ? 'Waiting for its turn' : 'Designing your room'}
      </h1>
      <BriefWords className="mt-3" text={run.text} />
      <LiveRegion>{place ?? (step === null ? '' : STEPS[step].text)}</LiveRegion>
      <div
        aria-label="Progress"
        aria-valuemax={100}
        aria-valuemin={0}
        aria-valuenow={percent}
        className="mt-10 h-2 overflow-hidden rounded-full bg-sunken"
        role="progressbar"
      >
        <div
          className="h-full rounded-full bg-accent transition-[width] duration-(--calm)"
          style={{ width: `${Math.max(percent, 2)}%` }}
        />
      </div>
      {place !== null && <p className="mt-4 text-18">{place}</p>}
      <ol className="mt-8 grid gap-5">
        {DESIGN_STEPS.map((id, index) => (
          <li
            aria-current={index === now ? 'step' : undefined}
            className={cx('flex items-start gap-4', index > now && 'text-muted')}
            key={id}
          >
            <span
              className={cx(
                'grid size-8 shrink-0 place-items-center rounded-full border',
                index < now && 'border-accent bg-accent text-on-accent',
                index === now && 'border-accent-text text-accent-text',
                index > now && 'border-line',
              )}
            >
              {index < now ? (
                <Icon name="check" size={16} />
              ) : index === now ? (
                <span className="size-2.5 motion-safe:animate-[breathe_1.2s_ease-in-out_infinite] rounded-full bg-accent" />
              ) : (
                <span className="figures text-14">{index + 1}</span>
              )}
            </span>
            <span>
              <span className="block font-[550]">{STEPS[id].text}</span>
              <span className="block text-14 text-muted">{STEPS[id].note}</span>
            </span>
          </li>
        ))}
      </ol>
      {isOffline && (
        <Notice className="mt-8" kind="warning">
          No connection. The designs are made all the same; this page goes on once it is back.
        </Notice>
      )}
      <p className="mt-10 text-14 text-muted">
        You can close this page. Your designs wait in{' '}
        <PlainLink className="text-link" to={DESIGN_AI_PATHS.history}>
          your history
        </PlainLink>
        , and {run.credits} credits are taken only once they are there.
      </p>
    </div>
  );
}
