import { getMenu, getSettings } from '@wevisu/contract/catalog.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, Outlet, useLoaderData, useMatches } from 'react-router';
import { UserCheck } from '../features/accounts/user-check.tsx';
import { useCartQuantity } from '../features/cart/use-cart.ts';
import { useLeftCartNews } from '../features/cart/use-left-cart-news.ts';
import { ShowroomDialogPlace } from '../features/showrooms/ask-for-showroom.tsx';
import { FollowSelection } from '../features/showrooms/follow-selection.tsx';
import { loadEntered } from '../features/showrooms/load-entered.ts';
import { ShowroomBar } from '../features/showrooms/showroom-bar.tsx';
import { useShowroom } from '../features/showrooms/use-showroom.ts';
import { load } from '../platform/load.ts';
import { toSiteSettings } from '../platform/site-settings.ts';
import { writeStored } from '../platform/storage.ts';
import { Progress } from '../ui/progress.tsx';
import { SkipLink } from '../ui/reader-only.tsx';
import { ConnectionNote } from './connection-note.tsx';
import { CookieNote } from './cookie-note.tsx';
import { pickLayout } from './route-layout.ts';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Every page carries only the department names; the rest is fetched when a menu is opened. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const [menu, settings, shop] = await Promise.all([
    load(context, getMenu, { query: {} }),
    load(context, getSettings, {}),
    loadEntered(context, request),
  ]);
  return {
    departments: menu.data.map(({ id, name, menu_slug }) => ({ id, name, menu_slug })),
    settings: toSiteSettings(settings.data),
    showroom: shop?.profile ?? null,
  };
}

/** Names and settings do not change; the browser already knows a newly selected showroom. */
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  const { departments, settings } = useLoaderData<typeof loader>();
  const { selection, profile } = useShowroom();
  const cartQuantity = useCartQuantity();
  useLeftCartNews();
  const layout = pickLayout(useMatches());
  const isNew = layout === 'new';
  // STORE-11: the layout this visit saw last.
  useEffect(() => writeStored(STORAGE_KEYS.newLayout, isNew ? '1' : null), [isNew]);

  if (layout === 'bare') {
    return (
      <>
        <FollowSelection />
        <UserCheck />
        <Progress />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <ShowroomDialogPlace />
        <ConnectionNote />
      </>
    );
  }
  return (
    <>
      <FollowSelection />
      <UserCheck />
      <SkipLink targetId="content" />
      <Progress />
      <CookieNote />
      <div className="flex min-h-dvh flex-col" data-layout={layout}>
        <SiteHeader
          cartQuantity={cartQuantity}
          departments={departments}
          logo={profile?.branded ? profile.logo : null}
          settings={settings}
          vsdId={selection?.vsd_id ?? null}
        />
        <ShowroomBar />
        <main className="flex-1 pb-24" id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter settings={settings} />
      </div>
      <ShowroomDialogPlace />
      <ConnectionNote />
    </>
  );
}
