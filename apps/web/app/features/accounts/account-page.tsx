import { PATHS } from '@wevisu/domain/route-paths.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { OrderList } from '../orders/order-list.tsx';
import { BusinessBasics } from './business-basics.tsx';
import { ProfilePanel } from './profile-panel.tsx';

/** G-12, CHECK-09. */
export default function AccountPage() {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="My Account" />
      <h1 className="text-36 md:text-48">My Account</h1>
      <RequireSession loading={<AccountSkeleton />}>
        <Body />
      </RequireSession>
    </div>
  );
}

function Body() {
  const { user, signOut } = useSession();
  if (user === null) return <AccountSkeleton />;
  const isHomeowner = user.type === 'User';
  return (
    <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_360px] lg:items-start lg:gap-16">
      {isHomeowner ? (
        <section aria-labelledby="orders" className="min-w-0">
          <h2 className="mb-4 text-22" id="orders">
            Orders
          </h2>
          <OrderList />
        </section>
      ) : (
        <BusinessBasics user={user} />
      )}
      <div className="flex flex-col gap-8">
        <ProfilePanel user={user} withCards={isHomeowner} />
        <div className="flex flex-wrap gap-3">
          <LinkButton kind="secondary" to={PATHS.changePassword}>
            Change password
          </LinkButton>
          <Button kind="quiet" onPress={() => void signOut()}>
            Log Out
          </Button>
        </div>
      </div>
    </div>
  );
}

function AccountSkeleton() {
  return (
    <div className="mt-8 grid gap-12 lg:grid-cols-[1fr_360px] lg:gap-16">
      <LoadingNote label="Your account is loading" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
      </div>
      <Skeleton className="h-72 rounded-card" />
    </div>
  );
}
