import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CouponForm } from './coupon-form.tsx';
import { CouponRow } from './coupon-row.tsx';
import { fetchCoupons, PRICES_KEY } from './price-calls.ts';

/** PRO-06, G-56: the coupons of the showroom, with their uses and revenue. */
export default function CouponsPage() {
  return (
    <AreaPage
      actions={
        <LinkButton kind="secondary" size="small" to={PRO_PATHS.prices}>
          Prices
        </LinkButton>
      }
      title="Coupons"
    >
      <Coupons />
    </AreaPage>
  );
}

function Coupons() {
  const [isNew, setNew] = useState(false);
  const coupons = useInfiniteQuery({
    queryKey: [...PRICES_KEY, 'coupons'],
    queryFn: ({ pageParam }) => fetchCoupons(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
  });
  if (coupons.isLoadingError) {
    return (
      <ErrorState
        isRetrying={coupons.isFetching}
        onRetry={() => void coupons.refetch()}
        title="The coupons could not be loaded"
      />
    );
  }
  const [first] = coupons.data?.pages ?? [];
  if (first === undefined) return <RowsSkeleton label="The coupons are loading" />;
  const rows = coupons.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {isNew ? (
        <CouponForm coupon={null} limit={first.limit} onClose={() => setNew(false)} />
      ) : (
        <Button onPress={() => setNew(true)}>Make a coupon</Button>
      )}
      {rows.length === 0 ? (
        <EmptyState icon="coins" title="No coupons yet">
          <p>A coupon takes a part of your markup off the price, for everyone who has its code.</p>
        </EmptyState>
      ) : (
        <ul aria-label="Your coupons" className="mt-6 border-line border-t">
          {rows.map((coupon) => (
            <CouponRow coupon={coupon} key={coupon.id} limit={first.limit} />
          ))}
        </ul>
      )}
      <div className="mt-3 flex items-center justify-between gap-3">
        <p className="figures text-muted" role="status">
          {formatCount(rows.length)} of {formatCount(first.total)}
        </p>
        {coupons.hasNextPage && (
          <Button
            isPending={coupons.isFetchingNextPage}
            kind="secondary"
            onPress={() => void coupons.fetchNextPage()}
            size="small"
          >
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
