import { nameOf } from '@wevisu/layout/brief/words/names.ts';
import { cx } from '../../../ui/cx.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Money } from '../../../ui/money.tsx';
import type { AiDesign } from '../runs/run-calls.ts';
import { DesignPicture, PictureSkeleton } from './design-picture.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { useDesignScene } from './use-design-scene.ts';

export interface DesignCardProps {
  readonly run: string;
  readonly design: AiDesign;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One of the designs of a run: its picture, or its plan until there is one. A press shows it in 3D. */
export function DesignCard({ run, design, isChosen, onChoose }: DesignCardProps) {
  const { at, summary, picture, kept } = design;
  const scene = useDesignScene(run, at);
  const plan = scene.data?.read.plans[0];
  return (
    <button
      aria-pressed={isChosen}
      className={cx(
        'group flex w-full rounded-card md:flex-col border bg-surface p-2 text-start transition-colors',
        isChosen
          ? 'border-accent-text shadow-[inset_0_0_0_1px_var(--accent-text)]'
          : 'border-line hover:border-ink',
      )}
      onClick={onChoose}
      type="button"
    >
      <span className="block max-md:w-32 max-md:shrink-0">
        <DesignPicture
          alt=""
          at={at}
          instead={
            plan ? <PlanDrawing alt="" className="size-full" svg={plan.svg} /> : <PictureSkeleton />
          }
          run={run}
          version={picture?.version ?? null}
        />
      </span>
      <span className="flex min-w-0 flex-1 flex-col px-2 pt-1 pb-1 md:pt-3 md:pb-2">
        <span className="flex items-start justify-between gap-2">
          <span className="text-14 text-muted">Design {at}</span>
          {kept && (
            <span className="flex items-center gap-1 text-14 text-accent-text">
              <Icon name="check" size={16} /> Kept
            </span>
          )}
        </span>
        <span className="mt-0.5 font-[550] leading-snug">{summary.title}</span>
        <span className="mt-0.5 text-14 text-muted">
          {nameOf(summary.style)}
          {summary.palette !== '' && `, ${summary.palette}`}
        </span>
        <Money amount={summary.total_cents} className="mt-auto pt-2 text-18 font-[560]" />
      </span>
    </button>
  );
}
