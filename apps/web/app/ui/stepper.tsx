import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export interface StepperProps {
  /** Names the row of steps: 'Checkout'. */
  readonly label: string;
  readonly steps: readonly string[];
  /** Index of the current step. */
  readonly current: number;
}

/** Progress through a row of steps. */
export function Stepper({ label, steps, current }: StepperProps) {
  return (
    <ol aria-label={label} className="flex flex-wrap items-center gap-3 text-14">
      {steps.map((step, index) => {
        const isDone = index < current;
        const isCurrent = index === current;
        return (
          <li
            aria-current={isCurrent ? 'step' : undefined}
            className={cx(
              'flex items-center gap-3',
              index > 0 && 'before:h-px before:w-5 before:bg-edge sm:before:w-10',
              !isCurrent && 'text-muted',
            )}
            key={step}
          >
            <span
              className={cx(
                'figures grid size-7 shrink-0 place-items-center rounded-full border text-12 font-[600]',
                isDone && 'border-accent bg-accent text-on-accent',
                isCurrent && 'border-ink text-ink',
                !isDone && !isCurrent && 'border-edge',
              )}
            >
              {isDone ? <Icon name="check" size={14} /> : index + 1}
            </span>
            <span className={isCurrent ? 'font-[550]' : 'max-sm:hidden'}>
              {step}
              {isDone && <span className="reader-only"> (done)</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
