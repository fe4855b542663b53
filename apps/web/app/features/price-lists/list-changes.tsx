import { useInfiniteQuery } from '@tanstack/react-query';
import type { PriceListSummary } from '@wevisu/contract/price-lists.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { ListRows } from './list-rows.tsx';
import { fetchRows, type RowKind } from './price-list-calls.ts';
import { percentOf } from './price-list-texts.ts';

export interface ListChangesProps {
  readonly id: number;
  readonly version: number;
  readonly summary: PriceListSummary;
}

const PAGE = 100;

/** What the list changes, counted by kind; each count opens its rows. */
export function ListChanges({ id, version, summary }: ListChangesProps) {
  const kinds = kindsOf(summary);
  const [kind, setKind] = useState<RowKind | null>(kinds[0]?.kind ?? null);
  return (
    <section aria-label="What changes" className="mt-6">
      <h2 className="text-18">
        {countOf(summary.rows, 'row', 'rows')},{' '}
        {countOf(summary.changed + summary.missing, 'change', 'changes')},{' '}
        {formatCount(summary.new)} new
      </h2>
      <p className="mt-1 text-14 text-muted">{inWords(summary)}</p>
      {kinds.length > 0 && (
        <div className="mt-4 flex flex-wrap gap-2">
          {kinds.map((one) => (
            <Button
              aria-pressed={one.kind === kind}
              key={one.kind}
              kind={one.kind === kind ? 'primary' : 'secondary'}
              onPress={() => setKind(one.kind)}
              size="small"
            >
              {one.label} {formatCount(one.count)}
            </Button>
          ))}
        </div>
      )}
      {kind && <Rows id={id} key={kind} kind={kind} version={version} />}
    </section>
  );
}

function inWords(of: PriceListSummary): string {
  const ended = of.ended + of.missing;
  const parts = [
    ...(of.prices_up > 0 ? [countOf(of.prices_up, 'price up', 'prices up')] : []),
    ...(of.prices_down > 0 ? [countOf(of.prices_down, 'price down', 'prices down')] : []),
    ...(ended > 0 ? [`${formatCount(ended)} sold no more`] : []),
    ...(of.same > 0 ? [countOf(of.same, 'row as it is', 'rows as they are')] : []),
  ];
  const changes = parts.length > 0 ? [`${parts.join(', ')}.`] : [];
  const rows = countOf(of.new, 'new row makes', 'new rows make');
  const products = countOf(of.new_products, 'product', 'products');
  const begun = `${rows} ${products}: each becomes a draft, which our staff approve before it is sold.`;
  return [
    ...changes,
    ...(of.new > 0 ? [begun] : []),
    ...(of.largest_rise_ppm > 0 ? [`Largest rise ${percentOf(of.largest_rise_ppm)}.`] : []),
    ...(of.largest_fall_ppm > 0 ? [`Largest fall ${percentOf(of.largest_fall_ppm)}.`] : []),
    ...(of.below_allowed > 0
      ? [
          `${countOf(of.below_allowed, 'price is', 'prices are')} below the allowed price: held out.`,
        ]
      : []),
    ...(of.to_approve > 0
      ? [`${countOf(of.to_approve, 'price waits', 'prices wait')} for our staff.`]
      : []),
    ...(of.prices_up + of.prices_down > 0
      ? [
          of.carts > 0
            ? `Placed orders keep their prices; ${countOf(of.carts, 'open cart asks', 'open carts ask')} to confirm the new ones.`
            : 'Placed orders keep their prices.',
        ]
      : []),
  ].join(' ');
}

function countOf(count: number, one: string, many: string): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

function kindsOf(of: PriceListSummary) {
  const all: readonly { kind: RowKind; label: string; count: number }[] = [
    { kind: 'failed', label: 'Failed', count: of.failed },
    { kind: 'held', label: 'Below the allowed price', count: of.below_allowed },
    { kind: 'approve', label: 'For our staff', count: of.to_approve },
    { kind: 'price', label: 'Prices', count: of.prices_up + of.prices_down },
    { kind: 'stock', label: 'Stock', count: of.stock },
    { kind: 'ended', label: 'Sold or ended', count: of.ended + of.returned },
    { kind: 'new', label: 'New products', count: of.new },
    { kind: 'drafted', label: 'In a draft already', count: of.drafted },
    { kind: 'missing', label: 'Not in the list', count: of.missing },
    { kind: 'described', label: 'Names, texts, sizes', count: of.described },
    { kind: 'other', label: 'Lead time, minimum, weight', count: of.other },
  ];
  return all.filter(({ count }) => count > 0);
}

function Rows({
  id,
  kind,
  version,
}: {
  readonly id: number;
  readonly kind: RowKind;
  readonly version: number;
}) {
  const rows = useInfiniteQuery({
    queryKey: ['price-lists', id, version, kind],
    queryFn: ({ pageParam }) => fetchRows(id, kind, pageParam),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.row),
  });
  if (rows.isLoadingError) {
    return (
      <ErrorState
        isRetrying={rows.isFetching}
        onRetry={() => void rows.refetch()}
        title="The rows could not be loaded"
      />
    );
  }
  if (!rows.data) return <LoadingNote label="The rows are loading" />;
  return (
    <>
      <ListRows rows={rows.data.pages.flat()} />
      {rows.hasNextPage && (
        <Button
          className="mt-4"
          isPending={rows.isFetchingNextPage}
          kind="secondary"
          onPress={() => void rows.fetchNextPage()}
        >
          Show more rows
        </Button>
      )}
    </>
  );
}
