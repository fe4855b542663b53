import { cx } from '../../ui/cx.ts';
import { pressProps } from '../../ui/press-props.ts';
import type { TableColumn, TableQuery } from './table-types.ts';

interface HeaderCellProps<Row> {
  readonly column: TableColumn<Row> | undefined;
  readonly query: TableQuery;
  readonly onSort: (key: string, dir: 'asc' | 'desc') => void;
}

/** A column's name; pressing it sorts by it, and once more turns the order around. */
export function HeaderCell<Row>({ column, query, onSort }: HeaderCellProps<Row>) {
  if (column === undefined) return null;
  const { key, header, isNumber, isSortable } = column;
  const isSorted = isSortable && query.sort === key;
  const turned = isSorted && query.dir === 'asc' ? 'desc' : 'asc';
  return (
    <th
      aria-sort={isSorted ? (query.dir === 'asc' ? 'ascending' : 'descending') : undefined}
      className={cx('whitespace-nowrap py-2 pe-4 font-[520]', isNumber ? 'text-end' : 'text-start')}
      scope="col"
    >
      {isSortable ? (
        <button
          {...pressProps({ onPress: () => onSort(key, turned) })}
          className={cx('rounded-control hover:text-ink', isSorted && 'text-ink')}
        >
          {header}
          <span aria-hidden="true" className={cx('ms-1', !isSorted && 'opacity-40')}>
            {isSorted ? (query.dir === 'asc' ? '↑' : '↓') : '↕'}
          </span>
        </button>
      ) : (
        header
      )}
    </th>
  );
}
