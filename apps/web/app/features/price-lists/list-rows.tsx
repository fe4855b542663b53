import type { CallReply } from '@wevisu/contract/call.ts';
import type { listPriceListRows } from '@wevisu/contract/price-lists.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { Badge } from '../../ui/badge.tsx';

type Row = CallReply<typeof listPriceListRows>['data'][number];

/** Rows of one kind: what changes from what to what, or why it does not. */
export function ListRows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <ul aria-label="Rows" className="mt-4 divide-y divide-line border-y border-line text-14">
      {rows.map((row) => (
        <li
          className="grid gap-x-4 gap-y-1 py-2.5 md:grid-cols-[5rem_minmax(0,1fr)_minmax(0,1.6fr)]"
          key={row.row}
        >
          <span className="figures text-muted">
            {row.outcome === 'missing' ? 'Not listed' : `Row ${formatCount(row.row)}`}
          </span>
          <span className="min-w-0">
            <span className="font-[550] break-all">{row.sku ?? 'No SKU'}</span>
            {row.name && <span className="block truncate text-12 text-muted">{row.name}</span>}
          </span>
          <span className="min-w-0">
            {row.outcome === 'new' && (
              <span className="figures block">
                {row.changes.map(({ field, to }) => `${field} ${to}`).join(' · ')}
              </span>
            )}
            {(row.outcome === 'new' ? [] : row.changes).map(({ field, from, to }) => (
              <span className="figures block" key={field}>
                {field}: <del className="text-muted">{from}</del>{' '}
                <ins className="no-underline">{to}</ins>
              </span>
            ))}
            {row.problems.map(({ column, value, text }) => (
              <span className="block break-words" key={`${column} ${text}`}>
                {column !== null && (
                  <span className="text-muted">
                    {column}
                    {value && ` “${value}”`}:{' '}
                  </span>
                )}
                {text}
              </span>
            ))}
            <Marks row={row} />
            <Outcome row={row} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const DESCRIBED = {
  waiting: 'Becomes a draft for our staff',
  not_taken: 'Not taken: tick the box to draft it',
  drafted: 'Drafted',
  left: 'Left out: a draft is open',
  undone: 'Draft taken back',
  kept: 'Draft edited since: it stays',
} as const;

function Marks({ row }: { readonly row: Row }) {
  const { is_held, waits_for_staff, described, done } = row;
  return (
    <span className="flex flex-wrap gap-1">
      {is_held && <Badge kind="warning">Below the allowed price</Badge>}
      {waits_for_staff && done === null && <Badge kind="neutral">Waits for our staff</Badge>}
      {described && (
        <Badge kind={described === 'left' || described === 'not_taken' ? 'warning' : 'neutral'}>
          {DESCRIBED[described]}
        </Badge>
      )}
    </span>
  );
}

function Outcome({ row: { done, undone } }: { readonly row: Row }) {
  if (undone === 'undone') return <Badge kind="neutral">Taken back</Badge>;
  if (undone === 'overtaken') return <Badge kind="warning">Changed since: left as it is</Badge>;
  if (done === 'overtaken') return <Badge kind="warning">Changed meanwhile: left out</Badge>;
  if (done === 'refused') return <Badge kind="warning">Left out</Badge>;
  return done === 'applied' ? <Badge kind="success">Applied</Badge> : null;
}
