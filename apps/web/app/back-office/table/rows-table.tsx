import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useMemo, useRef } from 'react';
import { cx } from '../../ui/cx.ts';
import { HeaderCell } from './header-cell.tsx';
import { moveFocus } from './move-focus.ts';
import { SelectBox } from './select-box.tsx';
import type { TableColumn, TableQuery } from './table-types.ts';
import type { SelectionState } from './use-selection.ts';

const features = tableFeatures({ columnVisibilityFeature });

interface RowsTableProps<Row> {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly rowName: (row: Row) => string;
  readonly onOpen?: (row: Row) => void;
  readonly shown: readonly string[];
  readonly isDense: boolean;
  /** The rows are those of the query before: what is selected of them would not be seen any more in a moment. */
  readonly isStale: boolean;
  readonly query: TableQuery;
  readonly onSort: (key: string, dir: 'asc' | 'desc') => void;
  /** Null where nothing can be done with a selection. */
  readonly selection: SelectionState<Row> | null;
}

/** Rows of a table, cards on the phone. Arrows, J and K move, Enter opens, Space selects. */
export function RowsTable<Row>(props: RowsTableProps<Row>) {
  'use no memo';
  const { label, columns, rows, rowId, rowName, onOpen, shown, query, selection } = props;
  const body = useRef<HTMLTableSectionElement>(null);
  const defs = useMemo(() => columns.map(({ key, header }) => ({ id: key, header })), [columns]);
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const data = useMemo(() => rows.map((row) => ({ row })), [rows]);
  const table = useTable({
    features,
    columns: defs,
    data,
    getRowId: ({ row }) => rowId(row),
    state: {
      columnVisibility: Object.fromEntries(columns.map(({ key }) => [key, shown.includes(key)])),
    },
  });
  const lines = table.getRowModel().rows;
  const ids = lines.map(({ id }) => id);

  function handleKey(event: KeyboardEvent<HTMLTableRowElement>, id: string, row: Row) {
    if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
      return;
    if (body.current && moveFocus(body.current, event.currentTarget, event.key)) {
      event.preventDefault();
    } else if (event.key === 'Enter' && onOpen) {
      event.preventDefault();
      onOpen(row);
    } else if (event.key === ' ' && selection) {
      event.preventDefault();
      if (!props.isStale) selection.toggle([id], !selection.isSelected(id));
    }
  }

  function handleClick(event: MouseEvent, row: Row) {
    const hit = event.target as Element;
    if (onOpen && !hit.closest('a, button, label, input, summary')) onOpen(row);
  }

  return (
    // Positioned, or what screen readers alone read would widen the page.
    <div className="relative mt-2 overflow-x-auto" data-stale={props.isStale || undefined}>
      {selection && (
        <div className="flex items-center gap-1 md:hidden">
          <SelectBox
            isDisabled={props.isStale}
            isOn={ids.every(selection.isSelected)}
            label="Select the cards of this page"
            onChange={(isOn) => selection.toggle(ids, isOn)}
          />
          <span aria-hidden="true">Select this page</span>
        </div>
      )}
      <table
        aria-busy={props.isStale}
        aria-label={label}
        className={cx('w-full max-md:block', props.isStale && 'opacity-60')}
      >
        <thead className="max-md:hidden">
          {table.getHeaderGroups().map((group) => (
            <tr className="border-line border-b text-muted" key={group.id}>
              {selection && (
                <th className="w-9 py-2 text-start" scope="col">
                  <SelectBox
                    isDisabled={props.isStale}
                    isOn={ids.every(selection.isSelected)}
                    label="Select the rows of this page"
                    onChange={(isOn) => selection.toggle(ids, isOn)}
                  />
                </th>
              )}
              {group.headers.map(({ id }) => (
                <HeaderCell column={byKey.get(id)} key={id} onSort={props.onSort} query={query} />
              ))}
            </tr>
          ))}
        </thead>
        <tbody className="max-md:block" ref={body}>
          {lines.map((line, index) => {
            const { row } = line.original;
            const isOn = selection?.isSelected(line.id) ?? false;
            return (
              <tr
                aria-selected={selection ? isOn : undefined}
                className={cx(
                  'border-line border-b outline-offset-[-2px] max-md:mb-3 max-md:block max-md:rounded-card max-md:border max-md:p-3',
                  onOpen && 'cursor-pointer hover:bg-sunken',
                  isOn && 'bg-accent-tint',
                )}
                key={line.id}
                onClick={(event) => handleClick(event, row)}
                onKeyDown={(event) => handleKey(event, line.id, row)}
                tabIndex={index === 0 ? 0 : -1}
              >
                {selection && (
                  <td className="w-9 align-top max-md:float-end">
                    <SelectBox
                      isDisabled={props.isStale}
                      isOn={isOn}
                      label={`Select ${rowName(row)}`}
                      onChange={(to) => selection.toggle([line.id], to)}
                    />
                  </td>
                )}
                {line.getVisibleCells().map(({ id, column }) => {
                  const known = byKey.get(column.id);
                  const content = known?.cell(row);
                  return (
                    <td
                      className={cx(
                        'pe-4 align-top max-md:flex max-md:gap-3 max-md:py-0.5 max-md:pe-0',
                        props.isDense ? 'py-1' : 'py-2.5',
                        known?.isNumber && 'figures md:text-end',
                        isBlank(content) && 'max-md:hidden',
                      )}
                      key={id}
                    >
                      <span aria-hidden="true" className="w-28 shrink-0 text-muted md:hidden">
                        {known?.header}
                      </span>
                      <span className="min-w-0 break-words">{content}</span>
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** A card has no line for it. */
function isBlank(content: ReactNode): boolean {
  return content === '' || content === null || content === undefined || content === false;
}
