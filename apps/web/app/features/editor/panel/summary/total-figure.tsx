import { cx } from '../../../../ui/cx.ts';
import { shortDollars } from '../../../product-facts/summary.ts';
import { useDerived, useEditor, useWorkspace } from '../../workspace/workspace-context.ts';

/** The room's current total, where there is room for one line. */
export function TotalFigure() {
  const totalCents = useDerived((state) => state.takeoff?.totalCents ?? null);
  const isStale = useDerived((state) => state.isStale);
  const budgetCents = useEditor((state) => state.budgetCents);
  const { vsdId } = useWorkspace();
  if (vsdId === null) return <span className="py-0.5 text-14">No prices</span>;
  const isOver = totalCents !== null && budgetCents !== null && totalCents > budgetCents;
  return (
    <span
      aria-busy={isStale}
      className={cx('figures py-0.5 text-14 font-[600]', isOver ? 'text-danger' : 'text-ink')}
    >
      {totalCents === null ? '…' : shortDollars(totalCents)}
      {isOver && <span className="reader-only">, over your budget</span>}
    </span>
  );
}
