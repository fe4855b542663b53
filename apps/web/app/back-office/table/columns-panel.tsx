import { Checkbox } from '../../ui/checkbox.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import type { TableView } from './table-address.ts';
import type { TableColumn } from './table-types.ts';
import { ToolPanel } from './tool-panel.tsx';

interface ColumnsPanelProps<Row> {
  readonly columns: readonly TableColumn<Row>[];
  readonly view: TableView;
  readonly onChange: (changes: Readonly<Record<string, string | null>>) => void;
}

/** Which columns are shown, how dense, and on the phone, where no header is, in which order. */
export function ColumnsPanel<Row>({ columns, view, onChange }: ColumnsPanelProps<Row>) {
  function show(key: string, isShown: boolean) {
    const shown = columns
      .map((column) => column.key)
      .filter((one) => (one === key ? isShown : view.shown.includes(one)));
    if (shown.length > 0) onChange({ cols: shown.join(',') });
  }
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const { sort, dir } = view.query;
  return (
    <ToolPanel label="Columns" name="Columns of the table">
      {sortable.length > 0 && (
        <div className="mb-3 flex flex-col gap-2 border-line border-b pb-3 md:hidden">
          <NativeSelect
            label="Sort by"
            onChange={(key) => onChange({ sort: key, after: null })}
            options={sortable.map(({ key, header }) => ({ id: key, label: header }))}
            value={sort}
          />
          <NativeSelect
            label="Order"
            onChange={(way) => onChange({ dir: way, after: null })}
            options={[
              { id: 'asc', label: 'Ascending' },
              { id: 'desc', label: 'Descending' },
            ]}
            value={dir}
          />
        </div>
      )}
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
    </ToolPanel>
  );
}
