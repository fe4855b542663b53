import { Notice } from '../../../ui/notice.tsx';
import { type Step, stepOf } from '../marks/steps.ts';
import { useWork } from '../state/photo-context.ts';

export interface ProblemListProps {
  readonly step: Step;
  /** Only those of this surface; all of them if left out. */
  readonly surfaceId?: string | null;
}

/** Lists problems beside the step that fixes them. */
export function ProblemList({ step, surfaceId }: ProblemListProps) {
  const checked = useWork((state) => state.checked.problems);
  const laid = useWork((state) => state.problems);
  const texts = [...checked, ...laid]
    .filter((one) => stepOf(one) === step)
    .filter((one) => surfaceId === undefined || one.surfaceId === surfaceId)
    .map(({ text }) => text);
  return (
    <div aria-live="polite" className="flex flex-col gap-2 empty:hidden">
      {[...new Set(texts)].map((text) => (
        <Notice key={text} kind="warning">
          {text}
        </Notice>
      ))}
    </div>
  );
}
