import { useQuery } from '@tanstack/react-query';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { OrderView } from './order-view.tsx';
import { fetchProOrder } from './pro-order-calls.ts';

/** One order of the showroom, for its pro. */
export default function ProOrderPage() {
  const { number = '' } = useParams();
  return (
    <AreaPage title={`Order ${number}`}>
      <Order number={number} />
    </AreaPage>
  );
}

function Order({ number }: { readonly number: string }) {
  const order = useQuery({
    queryKey: ['orders', 'of-showroom', 'one', number],
    queryFn: () => fetchProOrder(number),
    retry: false,
  });
  if (order.error instanceof ApiFailure && order.error.status === 404) {
    return (
      <EmptyState
        action={<LinkButton to={PRO_PATHS.orders}>See your orders</LinkButton>}
        icon="box"
        title="This order was not found"
      >
        <p>Your showroom has no order with this number.</p>
      </EmptyState>
    );
  }
  if (order.isLoadingError) {
    return (
      <ErrorState
        isRetrying={order.isFetching}
        onRetry={() => void order.refetch()}
        title="The order could not be loaded"
      />
    );
  }
  return order.data ? (
    <OrderView order={order.data} />
  ) : (
    <RowsSkeleton label="The order is loading" />
  );
}
