import type { ProgressState } from '../platform/progress-store.ts';
import { cx } from './cx.ts';

const WIDTHS: Record<ProgressState, string> = {
  idle: 'scale-x-0 opacity-0 duration-0',
  running: 'scale-x-[0.86] opacity-100 duration-[4000ms] motion-reduce:duration-0',
  failed: 'scale-x-100 opacity-100',
  done: 'scale-x-100 opacity-0',
};

/** The thin bar at the top of the page: 3 px, green while something runs, red after a failure. */
export function ProgressBar({ state }: { readonly state: ProgressState }) {
  return (
    // Its own landmark while active: it is outside the other parts of the page.
    <section aria-hidden={state !== 'running'} aria-label="Progress">
      <div
        aria-label="Loading"
        className="pointer-events-none fixed inset-x-0 top-0 z-[60] h-[3px]"
        data-state={state}
        role="progressbar"
      >
        <div
          className={cx(
            'h-full origin-left transition-[scale,opacity] ease-out',
            state === 'failed' ? 'bg-progress-failed' : 'bg-progress',
            WIDTHS[state],
          )}
        />
      </div>
    </section>
  );
}
