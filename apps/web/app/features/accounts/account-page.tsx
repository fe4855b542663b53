import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { late } from '../../platform/late.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { Button } from '../../ui/button.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { AccountNav } from './account-nav.tsx';
import { sectionAt, sectionsOf } from './account-sections.ts';

/** Each section loads when it is opened: nobody needs all of them at once. */
const PARTS = {
  orders: late(async () => ({ default: (await import('./orders-panel.tsx')).OrdersPanel })),
  offers: late(async () => ({ default: (await import('./offers-panel.tsx')).OffersPanel })),
  business: late(async () => ({ default: (await import('./business-basics.tsx')).BusinessBasics })),
  profile: late(async () => ({ default: (await import('./profile-panel.tsx')).ProfilePanel })),
  addresses: late(async () => ({
    default: (await import('./addresses-panel.tsx')).AddressesPanel,
  })),
  cards: late(async () => ({ default: (await import('./cards-panel.tsx')).CardsPanel })),
  security: late(async () => ({ default: (await import('./security-panel.tsx')).SecurityPanel })),
  notifications: late(async () => ({
    default: (await import('./notifications-panel.tsx')).NotificationsPanel,
  })),
  data: late(async () => ({ default: (await import('./data-panel.tsx')).DataPanel })),
};

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
  const [params] = useSearchParams();
  if (user === null) return <AccountSkeleton />;
  const sections = sectionsOf(user);
  const current = sectionAt(sections, params.get('tab'));
  const Part = PARTS[current as keyof typeof PARTS];
  return (
    <div className="mt-6 grid gap-8 lg:mt-8 lg:grid-cols-[220px_1fr] lg:items-start lg:gap-14">
      <div className="flex min-w-0 flex-col gap-3">
        <AccountNav current={current} sections={sections} />
        <Button className="self-start max-lg:hidden" kind="quiet" onPress={() => void signOut()}>
          Log Out
        </Button>
      </div>
      <div className="min-w-0">
        <Suspense fallback={<PartSkeleton />}>
          <Part user={user} />
        </Suspense>
        <Button className="-ms-4 mt-6 lg:hidden" kind="quiet" onPress={() => void signOut()}>
          Log Out
        </Button>
      </div>
    </div>
  );
}

function PartSkeleton() {
  return (
    <div className="flex flex-col gap-4">
      <LoadingNote label="This section is loading" />
      <Skeleton className="h-7 w-40" />
      <Skeleton className="h-36 rounded-card" />
      <Skeleton className="h-36 rounded-card" />
    </div>
  );
}

function AccountSkeleton() {
  return (
    <div className="mt-6 grid gap-8 lg:mt-8 lg:grid-cols-[220px_1fr] lg:gap-14">
      <LoadingNote label="Your account is loading" />
      <Skeleton className="h-11 lg:h-96" />
      <div className="flex flex-col gap-4">
        <Skeleton className="h-7 w-28" />
        <Skeleton className="h-36 rounded-card" />
        <Skeleton className="h-36 rounded-card" />
      </div>
    </div>
  );
}
