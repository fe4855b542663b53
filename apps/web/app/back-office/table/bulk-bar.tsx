import { formatCount } from '@wevisu/domain/format-count.ts';
import { MAX_COUNT } from '@wevisu/domain/list-limits.ts';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useFocusWhenSaved } from '../use-focus-when-saved.ts';
import { BulkResultNote } from './bulk-result.tsx';
import type { BulkAct, Selection, TableQuery } from './table-types.ts';
import { useBulkRun } from './use-bulk-run.ts';
import type { SelectionState } from './use-selection.ts';

/** For acts that ask something first: `start` runs one over the selection. */
export interface BulkControls<Row> {
  readonly count: number;
  readonly running: string | null;
  readonly start: (act: BulkAct<Row>) => void;
}

interface BulkBarProps<Row> {
  readonly acts: readonly BulkAct<Row>[];
  readonly more?: (controls: BulkControls<Row>) => ReactNode;
  readonly selection: SelectionState<Row>;
  readonly query: TableQuery;
  readonly total: number;
  readonly isExact: boolean;
  readonly onDone: () => Promise<void>;
}

/** What can be done with the selected rows, how far it is, and what became of it. */
export function BulkBar<Row>(props: BulkBarProps<Row>) {
  const { acts, more, selection, query, total, isExact, onDone } = props;
  const run = useBulkRun<Row>(async (result) => {
    // Rows that stayed as they are stay selected, so that something else can be tried with them.
    const kept = result?.failed.map(({ id }) => id) ?? [];
    if (result !== null) selection.choose(kept);
    await onDone();
  });
  const count = selection.count(total);
  const { running, progress, result, asked } = run;
  // The bar goes with the selection, and its buttons with the bar.
  const place = useFocusWhenSaved(count > 0);
  const start = (act: BulkAct<Row>, of?: Selection<Row>) =>
    void run.start(act, of ?? selection.toSelection(query, total));

  return (
    <>
      {count > 0 && (
        <div
          aria-label="Selected rows"
          className="sticky top-14 z-10 mt-2 flex flex-wrap items-center gap-2 rounded-control bg-accent-tint px-3 py-1.5"
          role="toolbar"
        >
          <span className="figures font-[550]" role="status">
            {selection.isAll && count === total ? `All ${formatCount(total)}` : formatCount(count)}{' '}
            selected
          </span>
          {!selection.isAll && count < total && (
            <SelectAll isExact={isExact} onSelect={selection.selectAll} total={total} />
          )}
          <Button kind="quiet" onPress={selection.clear} size="small">
            Clear selection
          </Button>
          <span className="flex flex-wrap items-center gap-2 md:ms-auto">
            {acts.map((act) => (
              <Button
                isPending={running === act.id}
                key={act.id}
                kind={act.isDanger ? 'danger' : 'secondary'}
                onPress={() => start(act)}
                size="small"
              >
                {act.label}
              </Button>
            ))}
            {more?.({ count, running, start: (act) => start(act) })}
          </span>
        </div>
      )}
      {progress !== null && (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <progress
            aria-label="Progress"
            className="h-1.5 w-full max-w-120"
            max={progress.total}
            value={progress.done}
          />
          <span className="figures text-14" role="status">
            {formatCount(progress.done)} of {formatCount(progress.total)}. Keep this page open.
          </span>
          <Button kind="quiet" onPress={run.stop} size="small">
            Stop
          </Button>
        </div>
      )}
      <div className="outline-none" ref={place} tabIndex={-1}>
        {result !== null && (
          <BulkResultNote
            label={result.label}
            onClose={() => {
              place.current?.focus();
              run.dismiss();
            }}
            result={result}
          />
        )}
      </div>
      {asked !== null && asked.selection.mode === 'all' && (
        <AskAgain
          label={asked.act.label}
          now={asked.now}
          onClose={run.dismiss}
          onGo={(selected) => start(asked.act, selected)}
          selection={asked.selection}
        />
      )}
    </>
  );
}

interface SelectAllProps {
  readonly total: number;
  readonly isExact: boolean;
  readonly onSelect: () => void;
}

/** Nothing is cut silently: a list that is not counted to its end is narrowed first. */
function SelectAll({ total, isExact, onSelect }: SelectAllProps) {
  if (!isExact)
    return (
      <span className="text-14 text-muted">
        To select all, narrow the list to {formatCount(MAX_COUNT)} rows.
      </span>
    );
  return (
    <Button kind="quiet" onPress={onSelect} size="small">
      Select all {formatCount(total)} that match
    </Button>
  );
}

type AllSelected = Extract<Selection, { readonly mode: 'all' }>;

interface AskAgainProps {
  readonly label: string;
  readonly now: number;
  readonly selection: AllSelected;
  readonly onGo: (selection: AllSelected) => void;
  readonly onClose: () => void;
}

/** The count that was seen is not the one that the server finds. */
function AskAgain({ label, now, selection, onGo, onClose }: AskAgainProps) {
  const seen = selection.total - selection.except.length;
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          {now > 0 && (
            <Button onPress={() => onGo({ ...selection, total: now + selection.except.length })}>
              {label}: {formatCount(now)}
            </Button>
          )}
        </>
      }
      isOpen
      onClose={onClose}
      title="The list has changed"
    >
      <p>
        You selected {formatCount(seen)} {seen === 1 ? 'row' : 'rows'}. By now {formatCount(now)}{' '}
        match. Nothing has been changed yet.
      </p>
    </Dialog>
  );
}
