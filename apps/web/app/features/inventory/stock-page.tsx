import { useQuery } from '@tanstack/react-query';
import type { Stock } from '@wevisu/contract/inventory.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { VENDOR_PATHS, vendorHistoryPath, vendorProductPath } from '@wevisu/site/vendor-paths.ts';
import { useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { fetchStock, stockKey } from './inventory-calls.ts';
import { LotsTable } from './lots-table.tsx';
import { LowStockForm } from './low-stock-form.tsx';
import { MovementsList } from './movements-list.tsx';

/** One variant: its lots, when it is low, and what moved it. */
export default function StockPage() {
  const id = Number(useParams()['id']) as VariantId;
  const stock = useQuery({ queryKey: stockKey(id), queryFn: () => fetchStock(id) });
  return (
    <AreaPage
      actions={
        <>
          <LinkButton kind="secondary" size="small" to={vendorHistoryPath('variant', id)}>
            History
          </LinkButton>
          <LinkButton kind="secondary" size="small" to={VENDOR_PATHS.inventory}>
            All stock
          </LinkButton>
        </>
      }
      title={stock.data?.sku ?? 'Stock'}
    >
      {stock.isLoadingError ? (
        <ErrorState
          isRetrying={stock.isFetching}
          onRetry={() => void stock.refetch()}
          title="The stock could not be loaded"
        />
      ) : stock.data ? (
        <StockView key={id} stock={stock.data} />
      ) : (
        <RowsSkeleton label="The stock is loading" />
      )}
    </AreaPage>
  );
}

function StockView({ stock }: { readonly stock: Stock }) {
  const { id, name, ref, size_label, finish, on_hand, held } = stock;
  const figures = [
    { label: 'On hand', value: on_hand },
    { label: 'Held by open checkouts', value: held },
    { label: 'For sale', value: on_hand - held },
  ];
  return (
    <>
      <p className="text-muted">
        <PlainLink className="underline" to={vendorProductPath(ref)}>
          {name}
        </PlainLink>
        {[size_label, finish].filter(Boolean).map((part) => `, ${part}`)}
      </p>
      <dl className="mt-5 flex flex-wrap gap-x-10 gap-y-3">
        {figures.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-muted">{label}</dt>
            <dd className="figures text-22">{formatCount(value)}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <LotsTable stock={stock} />
        <LowStockForm key={stock.low_at} stock={stock} />
      </div>
      <MovementsList id={id} />
    </>
  );
}
