import { PATHS } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { OrderList } from '../orders/order-list.tsx';
import { loadPage } from './load-page.ts';
import { TextHeading } from './text-heading.tsx';
import { TextSections } from './text-sections.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'your_orders');
}

/** PAGES-06, G-20: help for everybody, with a link to the orders for signed-in people. */
export default function YourOrdersPage() {
  const page = useLoaderData<typeof loader>();
  const { status, user } = useSession();
  return (
    <>
      <PageHead canonicalPath={PATHS.yourOrders} description={page.lead} title={page.title} />
      <TextHeading page={page} />
      <div className="page mb-14">
        {status === 'signed-in' && user?.type === 'User' ? (
          <OrderList heading="h2" />
        ) : (
          <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-sunken px-6 py-5">
            <p>Sign in to see your orders here.</p>
            <LinkButton
              kind="secondary"
              to={`${PATHS.login}?redirect=${encodeURIComponent(PATHS.yourOrders)}`}
            >
              View my orders
            </LinkButton>
          </div>
        )}
      </div>
      <TextSections page={page} />
    </>
  );
}
