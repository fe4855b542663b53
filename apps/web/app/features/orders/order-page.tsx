import { PATHS } from '@wevisu/site/paths.ts';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { OrderContent } from './order-content.tsx';
import { OrderLoader } from './order-loader.tsx';

/** G-52: one order by vendor, with each item's status and its days. */
export default function OrderPage() {
  const { number = '' } = useParams();
  return (
    <div className="page pt-8 pb-16">
      <PageHead isPrivate title={`Order ${number}`} />
      <RequireSession loading={<OrderSkeleton number={number} />}>
        <OrderLoader loading={<OrderSkeleton number={number} />} number={number}>
          {(order) => (
            <>
              <OrderHeading number={number} />
              <OrderContent order={order} />
            </>
          )}
        </OrderLoader>
      </RequireSession>
    </div>
  );
}

function OrderHeading({ number }: { readonly number: string }) {
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: 'My Account', path: PATHS.account },
          { label: `Order ${number}`, path: `${PATHS.account}/orders/${number}` },
        ]}
      />
      <h1 className="figures mt-5 text-36 md:text-48">Order {number}</h1>
    </>
  );
}

function OrderSkeleton({ number }: { readonly number: string }) {
  return (
    <>
      <OrderHeading number={number} />
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
    </>
  );
}
