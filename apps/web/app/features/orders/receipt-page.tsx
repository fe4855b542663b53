import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { OrderLoader } from './order-loader.tsx';
import { ReceiptContent } from './receipt-content.tsx';

/** Without header and footer: it is made to be printed. */
export const handle = { fillsPage: true };

export default function ReceiptPage() {
  const { number = '' } = useParams();
  return (
    <div className="mx-auto max-w-[820px] px-4 py-8 sm:px-8 print:max-w-none print:p-0">
      <PageHead isPrivate title={`Receipt ${number}`} />
      <RequireSession loading={<ReceiptSkeleton />}>
        <OrderLoader loading={<ReceiptSkeleton />} number={number}>
          {(order) => <ReceiptContent order={order} />}
        </OrderLoader>
      </RequireSession>
    </div>
  );
}

function ReceiptSkeleton() {
  return (
    <>
      <LoadingNote label="Your receipt is loading" />
      <Skeleton className="h-10 w-72" />
      <Skeleton className="mt-8 h-96" />
    </>
  );
}
