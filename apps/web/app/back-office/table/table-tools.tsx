import type { ExportFormat } from '@wevisu/contract/back-office/list.ts';
import type { ViewedTable } from '@wevisu/contract/table-views.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { ColumnsPanel } from './columns-panel.tsx';
import type { TableShape, TableView } from './table-address.ts';
import type { ExportRequest, TableColumn } from './table-types.ts';
import { ViewsPanel } from './views-panel.tsx';

interface TableToolsProps<Row> {
  readonly label: string;
  readonly table?: ViewedTable;
  readonly columns: readonly TableColumn<Row>[];
  readonly shape: TableShape;
  readonly view: TableView;
  readonly onChange: (changes: Readonly<Record<string, string | null>>) => void;
  readonly fetchExport?: (request: ExportRequest, signal: AbortSignal) => Promise<Blob>;
}

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx'];

/** Saved views, columns, density, and the export of what is shown. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { label, table, columns, view, shape, onChange, fetchExport } = props;
  const [making, setMaking] = useState<ExportFormat | null>(null);

  async function save(format: ExportFormat) {
    if (making !== null || fetchExport === undefined) return;
    setMaking(format);
    try {
      const told = columns.filter(({ key, isAct }) => !isAct && view.shown.includes(key));
      const request = { ...view.query, format, columns: told.map(({ key }) => key).join(',') };
      const file = await fetchExport(request, new AbortController().signal);
      saveFile(file, `${label.toLowerCase().replaceAll(' ', '-')}.${format}`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || 'The export did not work. Try again.');
    } finally {
      setMaking(null);
    }
  }

  return (
    <div className="flex flex-wrap items-center gap-2 md:ms-auto">
      {table && <ViewsPanel onChange={onChange} shape={shape} table={table} />}
      <ColumnsPanel columns={columns} onChange={onChange} view={view} />
      {fetchExport &&
        FORMATS.map((format) => (
          <Button
            icon="download"
            isPending={making === format}
            key={format}
            kind="secondary"
            onPress={() => void save(format)}
            size="small"
          >
            {format.toUpperCase()}
          </Button>
        ))}
    </div>
  );
}
