import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { PricedProduct, PriceRules } from '@wevisu/contract/showroom-prices.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { markUp } from '@wevisu/domain/money/change-markup.ts';
import { cents, type Ppm, ppm } from '@wevisu/domain/money/money.ts';
import { useState } from 'react';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fetchProducts, PRICES_KEY } from './price-calls.ts';
import { rateText } from './rate-text.ts';
import { type Scope, STANDARD, toQuery } from './scope.ts';

interface EffectTableProps {
  readonly rules: PriceRules;
  readonly scope: Scope;
  /** As typed; null while it can't be read. */
  readonly rate: Ppm | null;
  readonly onScope: (scope: Scope) => void;
}

const ROWS = 12;

/** PRO-04: what the typed markup makes of real products, computed as the shop computes it. */
export function EffectTable({ rules, scope, rate, onScope }: EffectTableProps) {
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const products = useQuery({
    queryKey: [...PRICES_KEY, 'products', scope, q, page],
    queryFn: () => fetchProducts({ ...toQuery(scope), q, page, limit: ROWS }),
    placeholderData: keepPreviousData,
  });
  if (products.isLoadingError) {
    return (
      <ErrorState
        isRetrying={products.isFetching}
        onRetry={() => void products.refetch()}
        title="The products could not be loaded"
      />
    );
  }
  if (!products.data) return <RowsSkeleton label="The products are loading" />;
  const { rows, total, last_page } = products.data;
  const coupon = rules.largest_coupon;
  return (
    <div className="mt-6">
      <TextField
        className="mb-3 max-w-80"
        label="Find a product"
        onChange={(text) => {
          setQ(text);
          setPage(1);
        }}
        type="search"
        value={q}
      />
      {rows.length === 0 ? (
        <p className="py-6 text-muted">No product matches.</p>
      ) : (
        <ScrollBox label="Prices with this markup">
          <table className="w-full min-w-[44rem]">
            <thead>
              <tr className="border-line border-b text-muted">
                <Head isText>Product</Head>
                <Head>Your cost</Head>
                <Head>Price now</Head>
                <Head>Price then</Head>
                <Head>Your markup</Head>
                {coupon && <Head>Left after {coupon.code}</Head>}
                <Head>
                  <span className="reader-only">Own markup</span>
                </Head>
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <Row
                  coupon={coupon && ppm(coupon.rate_ppm)}
                  key={row.product_id}
                  onOwn={() => onScope({ ...STANDARD, product_id: row.product_id })}
                  rate={rate}
                  row={row}
                />
              ))}
            </tbody>
          </table>
        </ScrollBox>
      )}
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="figures text-muted" role="status">
          {formatCount(total)} {total === 1 ? 'product' : 'products'}. Prices are per selling unit
          of the cheapest variant.
        </p>
        {last_page > 1 && (
          <span className="flex gap-2">
            <Button
              isDisabled={page <= 1}
              kind="secondary"
              onPress={() => setPage(page - 1)}
              size="small"
            >
              Previous
            </Button>
            <Button
              isDisabled={page >= last_page}
              kind="secondary"
              onPress={() => setPage(page + 1)}
              size="small"
            >
              Next
            </Button>
          </span>
        )}
      </div>
    </div>
  );
}

interface RowProps {
  readonly row: PricedProduct;
  readonly rate: Ppm | null;
  readonly coupon: Ppm | null;
  readonly onOwn: () => void;
}

const AMOUNT = 'py-2 pe-4 text-end align-top';

function Row({ row, rate, coupon, onOwn }: RowProps) {
  const then = row.follows && rate !== null ? rate : ppm(row.rate_ppm);
  const { markup, price, left } = markUp(cents(row.cost), then, coupon);
  return (
    <tr className="border-line border-b">
      <th className="py-2 pe-4 text-start font-normal" scope="row">
        {row.name}
        <span className="block text-12 text-muted">
          {row.brand} · {row.category} · {rateText(row.rate_ppm)} by {SOURCES[row.source]}
        </span>
      </th>
      <td className={AMOUNT}>
        <Money amount={row.cost} />
      </td>
      <td className={AMOUNT}>
        <Money amount={row.price} />
      </td>
      <td className={`${AMOUNT} ${price === row.price ? 'text-muted' : 'font-[560]'}`}>
        <Money amount={price} />
      </td>
      <td className={AMOUNT}>
        <Money amount={markup} />
      </td>
      {coupon !== null && (
        <td className={AMOUNT}>
          <Money amount={left} />
        </td>
      )}
      <td className="whitespace-nowrap py-1 text-end">
        <Button
          aria-label={`${row.source === 'product' ? 'Change' : 'Set own'} markup of ${row.name}`}
          kind="quiet"
          onPress={onOwn}
          size="small"
        >
          {row.source === 'product' ? 'Change' : 'Set own'}
        </Button>
      </td>
    </tr>
  );
}

const SOURCES = {
  product: 'its own rule',
  brand: 'its brand',
  category: 'its category',
  standard: 'the standard',
} as const;

function Head({
  children,
  isText = false,
}: {
  readonly children: React.ReactNode;
  readonly isText?: boolean;
}) {
  return (
    <th className={`py-2 pe-4 font-[520] ${isText ? 'text-start' : 'text-end'}`} scope="col">
      {children}
    </th>
  );
}
