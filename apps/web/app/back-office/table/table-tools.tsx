import type { ExportFormat } from '@wevisu/contract/back-office/list.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import type { TableView } from './table-address.ts';
import type { ExportRequest, TableColumn } from './table-types.ts';

interface TableToolsProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly view: TableView;
  readonly onChange: (changes: Readonly<Record<string, string | null>>) => void;
  readonly fetchExport?: (request: ExportRequest, signal: AbortSignal) => Promise<Blob>;
}

const FORMATS: readonly ExportFormat[] = ['csv', 'xlsx'];

/** Columns, density, and the export of what is shown. */
export function TableTools<Row>(props: TableToolsProps<Row>) {
  const { label, columns, view, onChange, fetchExport } = props;
  const [making, setMaking] = useState<ExportFormat | null>(null);

  async function save(format: ExportFormat) {
    if (making !== null || fetchExport === undefined) return;
    setMaking(format);
    try {
      const request = { ...view.query, format, columns: view.shown.join(',') };
      const file = await fetchExport(request, new AbortController().signal);
      saveFile(file, `${label.toLowerCase().replaceAll(' ', '-')}.${format}`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || 'The export did not work. Try again.');
    } finally {
      setMaking(null);
    }
  }

  function show(key: string, isShown: boolean) {
    const shown = columns
      .map((column) => column.key)
      .filter((one) => (one === key ? isShown : view.shown.includes(one)));
    if (shown.length > 0) onChange({ cols: shown.join(',') });
  }

  return (
    <div className="ms-auto flex flex-wrap items-center gap-2">
      <details className="relative max-md:hidden">
        <summary className="cursor-pointer list-none rounded-control border border-edge px-3 py-1.5 font-[550] hover:border-ink">
          Columns
        </summary>
        <div className="absolute end-0 z-20 mt-1 w-64 rounded-card border border-line bg-surface p-3 shadow-soft">
          {columns.map(({ key, header }) => (
            <Checkbox
              isSelected={view.shown.includes(key)}
              key={key}
              onChange={(isShown) => show(key, isShown)}
            >
              {header}
            </Checkbox>
          ))}
          <Checkbox
            className="mt-2 border-line border-t pt-2"
            isSelected={view.isDense}
            onChange={(isDense) => onChange({ rows: isDense ? 'dense' : null })}
          >
            Dense rows
          </Checkbox>
        </div>
      </details>
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
