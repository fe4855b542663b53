import { useEffect, useRef } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { doneSteps, type Step, stepLabels, steps } from '../marks/steps.ts';
import { useMarks, usePhoto } from '../state/photo-context.ts';
import { ChooseStep } from './choose-step.tsx';
import { MeasureStep } from './measure-step.tsx';
import { OutlineStep } from './outline-step.tsx';
import { ResultStep } from './result-step.tsx';

const parts: Readonly<Record<Step, () => React.ReactNode>> = {
  measure: () => <MeasureStep />,
  outline: () => <OutlineStep />,
  choose: () => <ChooseStep />,
  result: () => <ResultStep />,
};

/** The steps beside the photo, or below it on phones. */
export function StepPanel() {
  const step = usePhoto((state) => state.step);
  const body = useRef<HTMLElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (!body.current || shown.current === step) return;
    shown.current = step;
    body.current.scrollTop = 0;
    // The button that led here is gone, so the focus moves to the top of the new step.
    if (document.activeElement === document.body) body.current.focus();
  }, [step]);
  return (
    <aside
      aria-label="Steps"
      className="flex min-h-0 flex-col border-line bg-paper max-lg:flex-1 max-lg:border-t lg:w-96 lg:shrink-0 lg:border-s"
    >
      <StepTabs />
      <section
        aria-label={stepLabels[step]}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4 outline-none"
        ref={body}
        tabIndex={-1}
      >
        {parts[step]()}
      </section>
    </aside>
  );
}

function StepTabs() {
  const step = usePhoto((state) => state.step);
  const show = usePhoto((state) => state.show);
  const done = doneSteps(useMarks());
  return (
    <nav aria-label="From photo to price">
      <ol className="grid grid-cols-4 border-line border-b">
        {steps.map((one, n) => (
          <li key={one}>
            <button
              aria-current={one === step ? 'step' : undefined}
              className={cx(
                '-mb-px flex min-h-12 w-full items-center justify-center gap-1.5 border-b-2 text-14',
                one === step
                  ? 'border-accent-text font-[560] text-ink'
                  : 'border-transparent text-muted hover:text-ink',
              )}
              onClick={() => show({ step: one })}
              type="button"
            >
              {done.has(one) ? (
                <span className="text-success max-sm:hidden">
                  <Icon name="check" size={16} />
                </span>
              ) : (
                <span aria-hidden="true" className="figures max-sm:hidden">
                  {n + 1}
                </span>
              )}
              {stepLabels[one]}
              {done.has(one) && <span className="reader-only"> (done)</span>}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
