import { undoLabel } from '@wevisu/scene/edit/history.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useEffect } from 'react';
import { readStored, writeStored } from '../../../platform/storage.ts';
import { Button } from '../../../ui/button.tsx';
import { type FirstStep, firstSteps, stepAfter } from '../workspace/first-steps.ts';
import { useEditor, useScreen } from '../workspace/workspace-context.ts';

const words: Readonly<Record<FirstStep, string>> = {
  press: 'Press a floor, a wall, a counter or a thing in your room.',
  choose: 'Choose another product for it.',
  price: 'See what the room costs.',
};
/** What each is about, for the outline that app.css draws around it. */
const MARK = 'data-first-step';

/**
 * The three first steps, once a browser. A band above the room, so that it covers nothing; each goes on by
 * doing what it says, and all are left by Escape or Skip.
 */
export function FirstStepsBand() {
  const step = useScreen((state) => state.firstStep);
  const setStep = useScreen((state) => state.toFirstStep);
  const hasSelection = useEditor((state) => state.face !== null || state.selected.length > 0);
  const last = useEditor((state) => undoLabel(state.history));
  const isPriceShown = useScreen((state) => state.tab === 'room' && state.isSheetOpen);

  useEffect(() => {
    if (readStored(STORAGE_KEYS.firstSteps) !== null) return;
    writeStored(STORAGE_KEYS.firstSteps, 'shown');
    setStep('press');
  }, [setStep]);

  useEffect(() => {
    if (step !== null) setStep(stepAfter(step, { hasSelection, last, isPriceShown }));
  }, [step, hasSelection, last, isPriceShown, setStep]);

  useEffect(() => {
    if (step === null) return;
    document.documentElement.setAttribute(MARK, step);
    return () => document.documentElement.removeAttribute(MARK);
  }, [step]);

  if (step === null) return null;
  return (
    <section
      aria-label="First steps"
      className="flex min-h-11 shrink-0 items-center gap-3 border-line border-b bg-accent-tint ps-4 pe-2 text-14"
    >
      <p className="min-w-0 flex-1 leading-snug" role="status">
        <span className="figures text-muted">
          {firstSteps.indexOf(step) + 1} of {firstSteps.length}
        </span>{' '}
        {words[step]}
      </p>
      <Button kind="quiet" onPress={() => setStep(null)} size="small">
        Skip<span className="reader-only"> the first steps</span>
      </Button>
    </section>
  );
}
