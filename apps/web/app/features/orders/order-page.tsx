import { useQuery } from '@tanstack/react-query';
import { PATHS } from '@wevisu/site/paths.ts';
import { useParams } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchOrder } from './order-calls.ts';
import { OrderContent } from './order-content.tsx';

/** G-52: one order by vendor, with each item's status and its days. */
export default function OrderPage() {
  const { number = '' } = useParams();
  return (
    <div className="page pt-8 pb-16">
      <PageHead isPrivate title={`Order ${number}`} />
      <Breadcrumb
        crumbs={[
          { label: 'My Account', path: PATHS.account },
          { label: `Order ${number}`, path: `${PATHS.account}/orders/${number}` },
        ]}
      />
      <h1 className="figures mt-5 text-36 md:text-48">Order {number}</h1>
      <RequireSession loading={<OrderSkeleton />}>
        <Body number={number} />
      </RequireSession>
    </div>
  );
}

function Body({ number }: { readonly number: string }) {
  const order = useQuery({
    queryKey: ['orders', 'one', number],
    queryFn: () => fetchOrder(number),
  });
  if (order.error instanceof ApiFailure && order.error.status === 404) {
    return (
      <EmptyState
        action={<LinkButton to={PATHS.account}>Back to my orders</LinkButton>}
        icon="box"
        title="This order was not found"
      >
        <p>The number may be mistyped, or the order may belong to another account.</p>
      </EmptyState>
    );
  }
  if (order.isLoadingError) {
    return (
      <ErrorState
        isRetrying={order.isFetching}
        onRetry={() => void order.refetch()}
        title="This order could not be loaded"
      />
    );
  }
  return order.data ? <OrderContent order={order.data} /> : <OrderSkeleton />;
}

function OrderSkeleton() {
  return (
    <div className="mt-3">
      <LoadingNote label="Your order is loading" />
      <Skeleton className="h-5 w-72" />
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_360px] lg:gap-16">
        <div className="flex flex-col gap-5">
          <Skeleton className="h-56 rounded-card" />
          <Skeleton className="h-56 rounded-card" />
        </div>
        <Skeleton className="h-96 rounded-card" />
      </div>
    </div>
  );
}
