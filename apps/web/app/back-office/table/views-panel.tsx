import { useQueryClient } from '@tanstack/react-query';
import {
  type TableViewRecord,
  VIEWED_TABLES,
  type ViewedTable,
} from '@wevisu/contract/table-views.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { KeepView } from './keep-view.tsx';
import type { TableShape } from './table-address.ts';
import { ToolPanel } from './tool-panel.tsx';
import { useTableViews } from './use-table-views.ts';
import { sendChange, sendDefault, sendDeletion, viewsKey } from './view-calls.ts';
import { ViewRow } from './view-row.tsx';
import { isShown, toAddress, toViewState } from './view-state.ts';

interface ViewsPanelProps {
  readonly table: ViewedTable;
  readonly shape: TableShape;
  readonly onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

/** What people keep of this table: shown, saved, renamed, shared, deleted, or opened with. */
export function ViewsPanel({ table, shape, onChange }: ViewsPanelProps) {
  const [params] = useSearchParams();
  const client = useQueryClient();
  const [busy, setBusy] = useState<number | null>(null);
  const { views } = useTableViews(table);
  const current = views.find(({ id }) => String(id) === params.get('view'));
  const isChanged = current !== undefined && !isShown(shape, params, current);
  // A pro and a vendor are one account each: they would share with nobody.
  const canShare = VIEWED_TABLES[table] === 'Admin';

  async function act(id: number, work: Promise<{ readonly message: string }>): Promise<boolean> {
    setBusy(id);
    const reply = await withToast(work);
    await client.invalidateQueries({ queryKey: viewsKey(table) });
    setBusy(null);
    return reply !== null;
  }

  const actsOf = (view: TableViewRecord) => ({
    onShow: () => onChange(toAddress(shape, view)),
    onDefault: () => act(view.id, sendDefault(view.id, !view.is_default)),
    onRename: (name: string) => act(view.id, sendChange(view.id, { name })),
    onShare: () => act(view.id, sendChange(view.id, { is_shared: !view.is_shared })),
    onDelete: async () => {
      const isGone = await act(view.id, sendDeletion(view.id));
      if (isGone && view === current) onChange({ view: null });
    },
  });

  return (
    <ToolPanel
      label={
        <span className="truncate">
          {current === undefined ? 'Views' : `View: ${current.name}`}
          {isChanged && <span className="text-muted"> (changed)</span>}
        </span>
      }
      name="Saved views"
    >
      {views.length === 0 && (
        <p className="mb-3 text-14 text-muted">
          Save the filters, the order and the columns that you need again.
        </p>
      )}
      {views.length > 0 && (
        <ul className="mb-3 flex flex-col gap-1 border-line border-b pb-3">
          {views.map((view) => (
            <ViewRow
              {...actsOf(view)}
              canShare={canShare}
              isBusy={busy === view.id}
              isCurrent={view === current}
              key={view.id}
              view={view}
            />
          ))}
        </ul>
      )}
      {current?.is_own && isChanged && (
        <Button
          className="mb-3 w-full"
          isPending={busy === current.id}
          kind="secondary"
          onPress={() =>
            void act(current.id, sendChange(current.id, { state: toViewState(shape, params) }))
          }
          size="small"
        >
          Save the changes to {current.name}
        </Button>
      )}
      <KeepView
        canShare={canShare}
        onKept={(view) => onChange({ view: String(view.id) })}
        readState={() => toViewState(shape, params)}
        table={table}
      />
    </ToolPanel>
  );
}
