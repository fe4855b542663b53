import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchOrders, type OrderRow } from './order-calls.ts';
import { StatusBadge } from './status-badge.tsx';

const PICTURES_SHOWN = 4;

/** `heading` is one level below the heading that it stands under. */
export function OrderList({ heading = 'h3' }: { readonly heading?: 'h2' | 'h3' }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '1', 10) || 1);
  const orders = useQuery({ queryKey: ['orders', page], queryFn: () => fetchOrders(page) });
  const hrefOf = (to: number) => (to === 1 ? PATHS.account : `${PATHS.account}?page=${to}`);

  if (orders.isLoadingError) {
    return (
      <ErrorState
        isRetrying={orders.isFetching}
        onRetry={() => void orders.refetch()}
        title="Your orders could not be loaded"
      />
    );
  }
  if (!orders.data) return <OrdersSkeleton />;
  if (orders.data.total === 0) {
    return (
      <EmptyState
        action={<LinkButton to={PATHS.showroomShop}>Browse the showroom</LinkButton>}
        icon="box"
        title="No orders yet"
      >
        <p>Once you order, you can track every parcel here.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {orders.data.data.map((order) => (
          <OrderCard heading={heading} key={order.number} order={order} />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          current={orders.data.current_page}
          hrefOf={hrefOf}
          lastPage={orders.data.last_page}
          onJump={(to) => void navigate(hrefOf(to))}
        />
      </div>
    </>
  );
}

function OrderCard({
  order,
  heading: Heading,
}: {
  readonly order: OrderRow;
  readonly heading: 'h2' | 'h3';
}) {
  const more = order.pictures.length - PICTURES_SHOWN;
  return (
    <li className="relative rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <Heading className="font-sans text-16 font-[560]">
          <Link
            className="figures after:absolute after:inset-0 after:rounded-card"
            to={`${PATHS.account}/orders/${encodeURIComponent(order.number)}`}
          >
            Order {order.number}
          </Link>
        </Heading>
        <Money amount={order.total} className="text-16 font-[560]" />
      </div>
      <p className="figures mt-0.5 text-14 text-muted">
        {formatDate(order.placed_at)}, {order.total_items}{' '}
        {order.total_items === 1 ? 'item' : 'items'}
      </p>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div aria-hidden="true" className="flex items-center gap-2">
          {order.pictures.slice(0, PICTURES_SHOWN).map((picture) => (
            <span className="w-14" key={picture}>
              <MediaPicture alt="" picture={picture} sizes="56px" />
            </span>
          ))}
          {more > 0 && <span className="figures ps-1 text-14 text-muted">+{more}</span>}
        </div>
        <ul className="flex flex-wrap gap-1.5">
          {order.statuses.map(({ status_label, count }) => (
            <li key={status_label}>
              <StatusBadge count={count} label={status_label} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}

function OrdersSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote label="Your orders are loading" />
      {[1, 2, 3].map((row) => (
        <Skeleton className="h-36 rounded-card" key={row} />
      ))}
    </div>
  );
}
