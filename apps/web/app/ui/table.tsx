import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface Column<Row> {
  readonly id: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** Numbers and amounts stand at the end, in tabular figures. */
  readonly isNumber?: boolean;
  /** The cell that names its row for screen readers. */
  readonly isRowHeader?: boolean;
}

export interface TableProps<Row> {
  readonly caption: string;
  readonly isCaptionShown?: boolean;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string | number;
}

/** A dense table for reading; scrolls sideways inside itself where the screen is narrow. */
export function Table<Row>(props: TableProps<Row>) {
  const { caption, isCaptionShown = false, columns, rows, keyOf } = props;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard.
    <section aria-label={caption} className="overflow-x-auto" tabIndex={0}>
      <table className="w-full border-collapse text-14">
        <caption
          className={isCaptionShown ? 'pb-3 text-start text-18 font-display' : 'reader-only'}
        >
          {caption}
        </caption>
        <thead>
          <tr className="border-line border-b text-muted">
            {columns.map((column) => (
              <th
                className={cx('px-3 py-2 font-[520]', column.isNumber ? 'text-end' : 'text-start')}
                key={column.id}
                scope="col"
              >
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr className="border-line/60 border-b hover:bg-sunken/60" key={keyOf(row)}>
              {columns.map((column) => {
                const look = cx(
                  'px-3 py-2.5 align-top font-normal',
                  column.isNumber ? 'figures text-end' : 'text-start',
                );
                return column.isRowHeader ? (
                  <th className={look} key={column.id} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td className={look} key={column.id}>
                    {column.cell(row)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
