import type { Order } from '@wevisu/contract/orders.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useOrder } from './use-order.ts';

export interface OrderLoaderProps {
  readonly number: string;
  readonly loading: ReactNode;
  readonly children: (order: Order) => ReactNode;
}

/** An order once it is there, or in its place the page that says why it is not. */
export function OrderLoader({ number, loading, children }: OrderLoaderProps) {
  const order = useOrder(number);
  if (order.error instanceof ApiFailure && order.error.status === 404) {
    return (
      <EmptyState
        action={<LinkButton to={PATHS.account}>Back to my orders</LinkButton>}
        icon="box"
        isPage
        title="This order was not found"
      >
        <p>The number may be mistyped, or the order may belong to another account.</p>
      </EmptyState>
    );
  }
  if (order.isLoadingError) {
    return (
      <ErrorState
        isPage
        isRetrying={order.isFetching}
        onRetry={() => void order.refetch()}
        title="This order could not be loaded"
      />
    );
  }
  return order.data ? children(order.data) : loading;
}
