import { PRICE_LIST_FIELD_KEYS, type PriceList } from '@wevisu/contract/price-lists.ts';
import { FIELD_LABELS } from './price-list-texts.ts';

type Column = PriceList['columns'][number];

export interface ColumnsTableProps {
  readonly columns: readonly Column[];
  readonly samples: PriceList['samples'];
  readonly onChange: (columns: readonly Column[]) => void;
}

const SHOWN = 5;
const MARKS = [
  { mark: 'point', label: '1,234.50' },
  { mark: 'comma', label: '1.234,50' },
] as const;
const NUMBERS = new Set([
  'price',
  'stock',
  'lead_min',
  'lead_max',
  'minimum',
  'weight_lb',
  'weight_kg',
  'box_sqft',
]);
const SELECT =
  'min-h-11 w-full min-w-40 rounded-control border border-line bg-surface px-2 text-14';

/** One line per column of the file: its header, its first values, and what it holds. */
export function ColumnsTable({ columns, samples, onChange }: ColumnsTableProps) {
  const set = (at: number, change: Partial<Column>) =>
    onChange(columns.map((column, nth) => (nth === at ? { ...column, ...change } : column)));
  return (
    <ul aria-label="Columns" className="mt-4 divide-y divide-line border-y border-line">
      {columns.map((column, at) => (
        <li
          className="grid items-center gap-x-4 gap-y-2 py-3 md:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)_14rem_10rem]"
          key={at}
        >
          <p className="truncate font-[550]">{column.header || `Column ${at + 1}`}</p>
          <p className="truncate text-14 text-muted">{valuesOf(samples, at) || 'Empty'}</p>
          <select
            aria-label={`What ${column.header || `column ${at + 1}`} holds`}
            className={SELECT}
            onChange={({ target: { value } }) =>
              set(at, { field: value === '' ? null : (value as Column['field']) })
            }
            value={column.field ?? ''}
          >
            <option value="">Leave out</option>
            {PRICE_LIST_FIELD_KEYS.map((field) => (
              <option key={field} value={field}>
                {FIELD_LABELS[field]}
              </option>
            ))}
          </select>
          {NUMBERS.has(column.field ?? '') ? (
            <select
              aria-label={`How ${column.header} writes numbers`}
              className={SELECT}
              onChange={({ target: { value } }) =>
                set(at, { mark: value as Column['mark'], is_mark_guess: false })
              }
              value={column.mark}
            >
              {MARKS.map(({ mark, label }) => (
                <option key={mark} value={mark}>
                  {label}
                </option>
              ))}
            </select>
          ) : (
            <span />
          )}
        </li>
      ))}
    </ul>
  );
}

function valuesOf(samples: PriceList['samples'], column: number): string {
  return samples
    .flatMap(({ cells }) => cells[column] ?? [])
    .slice(0, SHOWN)
    .join(' · ');
}
