import { getMenu, getSettings } from '@wevisu/contract/catalog.ts';
import { type LoaderFunctionArgs, Outlet, useLoaderData } from 'react-router';
import { load } from '../platform/load.ts';
import { Progress } from '../platform/progress.tsx';
import { toSiteSettings } from '../platform/site-settings.ts';
import { SkipLink } from '../ui/reader-only.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** Only names travel with every page; what is in them is fetched when a menu is opened. */
export async function loader({ context }: LoaderFunctionArgs) {
  const [menu, settings] = await Promise.all([
    load(context, getMenu, { query: {} }),
    load(context, getSettings, {}),
  ]);
  return {
    departments: menu.data.map(({ id, name, menu_slug }) => ({ id, name, menu_slug })),
    settings: toSiteSettings(settings.data),
  };
}

/** Names and settings stay as they are while one walks from page to page. */
export const shouldRevalidate = () => false;

export default function SiteLayout() {
  const { departments, settings } = useLoaderData<typeof loader>();
  return (
    <>
      <SkipLink targetId="content" />
      <Progress />
      <div className="flex min-h-dvh flex-col">
        <SiteHeader cartQuantity={0} departments={departments} settings={settings} vsdId={null} />
        <main className="flex-1" id="content" tabIndex={-1}>
          <Outlet />
        </main>
        <SiteFooter settings={settings} />
      </div>
    </>
  );
}
