import { formatCount } from '@wevisu/domain/format-count.ts';

interface RunProgressProps {
  readonly run: { readonly total: number; readonly done: number };
  readonly doing: string;
}

/** How far a job over many rows is. */
export function RunProgress({ run, doing }: RunProgressProps) {
  return (
    <div role="status">
      <progress
        aria-label={doing}
        className="h-1.5 w-full max-w-120"
        max={run.total}
        value={run.done}
      />
      <p className="figures mt-1 text-14">
        {doing}: {formatCount(run.done)} of {formatCount(run.total)}. It goes on by itself, also if
        you leave this page.
      </p>
    </div>
  );
}
