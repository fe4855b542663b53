import type { VendorProduct } from '@wevisu/contract/listings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { vendorProductPath } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { BulkBar } from './bulk-bar.tsx';
import type { ProductPage } from './listing-calls.ts';
import { LISTING_STATE } from './listing-state.ts';
import type { AskedProducts } from './product-query.ts';

interface Props {
  readonly page: ProductPage;
  readonly query: AskedProducts;
  readonly isFiltered: boolean;
  readonly onChange: (changes: Readonly<Record<string, string>>) => void;
}

const CELL = 'px-3 py-2 text-start align-middle';
const CELL_END = 'px-3 py-2 text-end align-middle';

export function ProductTable({ page, query, isFiltered, onChange }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const { rows, next, total, total_is_exact: isExact } = page;
  if (rows.length === 0 && query.after === undefined) {
    return isFiltered ? (
      <EmptyState
        action={
          <Button
            kind="secondary"
            onPress={() => onChange({ q: '', status: '', stock: '', draft: '' })}
          >
            Clear the filters
          </Button>
        }
        title="No product matches"
      />
    ) : (
      <EmptyState icon="plus" title="No live product yet">
        <p>Write your first product. Homeowners see it once our staff have approved it.</p>
      </EmptyState>
    );
  }
  const isAll = rows.every(({ ref }) => chosen.has(Number(ref)));
  const sortBy = (sort: AskedProducts['sort']) => () =>
    onChange({ sort, dir: query.sort === sort && query.dir === 'asc' ? 'desc' : 'asc' });
  const ariaSort = (sort: AskedProducts['sort']) =>
    query.sort === sort ? (query.dir === 'asc' ? 'ascending' : 'descending') : 'none';
  return (
    <>
      <p aria-live="polite" className="figures mt-4 text-muted">
        {formatCount(total)}
        {isExact ? '' : '+'} {total === 1 ? 'product' : 'products'}
      </p>
      <BulkBar
        chosen={chosen}
        onDone={() => setChosen(new Set())}
        query={query}
        total={isExact ? total : null}
      />
      <section
        aria-label="Table of products"
        className="mt-2 overflow-x-auto rounded-card border border-line bg-surface"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a table wider than the screen scrolls by keyboard
        tabIndex={0}
      >
        <table className="w-full min-w-[860px]">
          <thead className="border-b border-line text-muted">
            <tr>
              <th className={CELL} scope="col">
                <Checkbox
                  isSelected={isAll}
                  onChange={(isOn) =>
                    setChosen(new Set(isOn ? rows.map(({ ref }) => Number(ref)) : []))
                  }
                >
                  <span className="reader-only">All on this page</span>
                </Checkbox>
              </th>
              <th aria-sort={ariaSort('name')} className={CELL} scope="col">
                <button className="text-link" onClick={sortBy('name')} type="button">
                  Product
                </button>
              </th>
              <th className={CELL} scope="col">
                SKU
              </th>
              <th className={CELL} scope="col">
                Status
              </th>
              <th className={CELL_END} scope="col">
                Wholesale
              </th>
              <th className={CELL_END} scope="col">
                Stock
              </th>
              <th className={CELL_END} scope="col">
                Lead time
              </th>
              <th aria-sort={ariaSort('updated')} className={CELL} scope="col">
                <button className="text-link" onClick={sortBy('updated')} type="button">
                  Changed
                </button>
              </th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <Row
                isChosen={chosen.has(Number(row.ref))}
                key={row.ref}
                onChoose={(isOn) =>
                  setChosen((before) => {
                    const after = new Set(before);
                    if (isOn) after.add(Number(row.ref));
                    else after.delete(Number(row.ref));
                    return after;
                  })
                }
                row={row}
              />
            ))}
          </tbody>
        </table>
      </section>
      <div className="mt-4 flex gap-3">
        {query.after !== undefined && (
          <Button kind="secondary" onPress={() => onChange({})} size="small">
            First page
          </Button>
        )}
        {next !== null && (
          <Button kind="secondary" onPress={() => onChange({ after: next })} size="small">
            Next page
          </Button>
        )}
      </div>
    </>
  );
}

function Row(props: {
  readonly row: VendorProduct;
  readonly isChosen: boolean;
  readonly onChoose: (isOn: boolean) => void;
}) {
  const { row, isChosen, onChoose } = props;
  const isLive = row.status === 'active';
  return (
    <tr>
      <td className={CELL}>
        <Checkbox isSelected={isChosen} onChange={onChoose}>
          <span className="reader-only">{row.name}</span>
        </Checkbox>
      </td>
      <td className={CELL}>
        <span className="flex items-center gap-3">
          {row.picture !== null && (
            <span className="w-10 shrink-0 overflow-hidden rounded-control">
              <MediaPicture alt="" picture={row.picture} sizes="40px" />
            </span>
          )}
          <span>
            <Link className="text-link" to={vendorProductPath(row.ref)}>
              {row.name}
            </Link>
            <span className="block text-12 text-muted">
              {row.brand}, {row.category}
            </span>
          </span>
        </span>
      </td>
      <td className={`${CELL} figures`}>
        {row.first_sku}
        {row.skus > 1 && <span className="text-muted"> +{row.skus - 1}</span>}
      </td>
      <td className={CELL}>
        <span className="flex flex-wrap gap-1">
          <Badge kind={isLive ? 'success' : 'neutral'}>{isLive ? 'For sale' : 'Withdrawn'}</Badge>
          {row.draft_state !== null && (
            <Badge kind={LISTING_STATE[row.draft_state].kind}>
              {LISTING_STATE[row.draft_state].label}
            </Badge>
          )}
        </span>
      </td>
      <td className={`${CELL_END} figures`}>{priceRange(row)}</td>
      <td className={`${CELL_END} figures`}>{formatCount(row.stock)}</td>
      <td className={`${CELL_END} figures whitespace-nowrap`}>
        {row.lead_time_min_days} to {row.lead_time_max_days} days
      </td>
      <td className={`${CELL} figures whitespace-nowrap text-muted`}>
        {formatDate(new Date(row.updated_at))}
      </td>
    </tr>
  );
}

function priceRange({ least_wholesale_cents: least, most_wholesale_cents: most }: VendorProduct) {
  if (least === null || most === null) return '';
  const from = formatUsd(least as Cents);
  return least === most ? from : `${from} to ${formatUsd(most as Cents)}`;
}
