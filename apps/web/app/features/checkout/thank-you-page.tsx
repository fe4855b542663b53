import { skipToken, useQuery } from '@tanstack/react-query';
import { getOrder } from '@wevisu/contract/orders.ts';
import { ORDER_PROCESSING_HOURS } from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { orderPath } from './checkout-paths.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

export default function ThankYouPage() {
  return (
    <>
      <PageHead isPrivate title="Thank you for your order" />
      <RequireSession
        loading={
          <Layout>
            <CheckoutSkeleton />
          </Layout>
        }
      >
        <Body />
      </RequireSession>
    </>
  );
}

function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <CheckoutLayout step={2} title="Thank you">
      {children}
    </CheckoutLayout>
  );
}

function Body() {
  const [params] = useSearchParams();
  const { user } = useSession();
  const number = params.get('order');
  const order = useQuery({
    queryKey: ['orders', 'one', number],
    queryFn: number ? () => fetchOrder(number) : skipToken,
  });
  if (!number) return <Navigate replace to={PATHS.account} />;
  if (order.error instanceof ApiFailure && order.error.status === 404) {
    return (
      <EmptyState
        action={<LinkButton to={PATHS.account}>View my orders</LinkButton>}
        icon="box"
        isPage
        title="This link is not valid any more"
      >
        <p>There is no order with this number in your account.</p>
      </EmptyState>
    );
  }
  return (
    <Layout>
      <div className="mt-8 max-w-prose">
        <p className="text-18">
          Your order <strong className="figures font-[560]">{number}</strong> is placed. A mail with
          everything in it is on its way to <span className="break-words">{user?.email}</span>.
        </p>
        <h2 className="mt-10 text-22">What happens next</h2>
        <ol className="mt-4 flex flex-col gap-5">
          <NextStep icon="success" title="The vendors review it">
            Each vendor approves its part within {ORDER_PROCESSING_HOURS} hours. Your card is
            authorized now and charged only for what is approved.
          </NextStep>
          <NextStep icon="box" title="They pack and ship">
            Each vendor ships its own parcel, so they may arrive on different days.
          </NextStep>
          <NextStep icon="truck" title="You track it to your door">
            Your account shows every step, and we email you the important ones.
          </NextStep>
        </ol>
        <div className="mt-10 flex flex-wrap gap-3">
          <LinkButton size="large" to={orderPath(number)}>
            View my order
          </LinkButton>
          <LinkButton kind="secondary" size="large" to={PATHS.showroomShop}>
            Continue Shopping
          </LinkButton>
        </div>
      </div>
    </Layout>
  );
}

async function fetchOrder(number: string) {
  return (await call(getOrder, { params: { number } }, { isQuiet: true })).data;
}

function NextStep(props: {
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex gap-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-tint text-accent-text">
        <Icon name={props.icon} />
      </span>
      <div>
        <h3 className="font-sans text-16 font-[560]">{props.title}</h3>
        <p className="text-muted">{props.children}</p>
      </div>
    </li>
  );
}
