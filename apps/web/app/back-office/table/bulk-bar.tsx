import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import type { BulkAct, TableQuery } from './table-types.ts';
import type { SelectionState } from './use-selection.ts';

interface BulkBarProps {
  readonly acts: readonly BulkAct[];
  readonly selection: SelectionState;
  readonly query: TableQuery;
  readonly total: number;
  readonly isExact: boolean;
  readonly onDone: () => Promise<void>;
}

/** What can be done with the selected rows; nothing while none is. */
export function BulkBar({ acts, selection, query, total, isExact, onDone }: BulkBarProps) {
  const [running, setRunning] = useState<string | null>(null);
  const count = selection.count(total);
  if (count === 0) return null;
  const all = `${total.toLocaleString('en-US')}${isExact ? '' : '+'}`;

  async function run(act: BulkAct) {
    if (running !== null) return;
    setRunning(act.id);
    try {
      await act.run(selection.toSelection(query, total));
      selection.clear();
      await onDone();
    } finally {
      setRunning(null);
    }
  }

  return (
    <div
      aria-label="Selected rows"
      className="sticky top-14 z-10 mt-2 flex flex-wrap items-center gap-2 rounded-control bg-accent-tint px-3 py-1.5"
      role="toolbar"
    >
      <span className="figures font-[550]" role="status">
        {selection.isAll && count === total ? `All ${all}` : count.toLocaleString('en-US')} selected
      </span>
      {!selection.isAll && count < total && (
        <Button kind="quiet" onPress={selection.selectAll} size="small">
          Select all {all} that match
        </Button>
      )}
      <Button kind="quiet" onPress={selection.clear} size="small">
        Clear selection
      </Button>
      <span className="ms-auto flex flex-wrap gap-2">
        {acts.map((act) => (
          <Button
            isPending={running === act.id}
            key={act.id}
            kind={act.isDanger ? 'danger' : 'secondary'}
            onPress={() => void run(act)}
            size="small"
          >
            {act.label}
          </Button>
        ))}
      </span>
    </div>
  );
}
