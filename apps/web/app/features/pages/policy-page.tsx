import type { PageSlug } from '@wevisu/contract/pages.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { loadPage } from './load-page.ts';
import { TextHeading } from './text-heading.tsx';
import { TextSections } from './text-sections.tsx';

/** PAGES-05, PAGES-07 to PAGES-12: text-only pages. */
const PAGES: Readonly<Record<string, PageSlug>> = {
  [PATHS.returnPolicy]: 'return_policy',
  [PATHS.cookiesPolicy]: 'cookies_policy',
  [PATHS.termsOfService]: 'terms_of_service',
  [PATHS.privacyPolicy]: 'privacy_policy',
};

export async function loader({ context, url }: LoaderFunctionArgs) {
  const path = url.pathname.replace(/\/$/, '');
  const slug = PAGES[path];
  if (slug === undefined) throw data(null, { status: 404 });
  return { page: await loadPage(context, slug), path };
}

export default function PolicyPage() {
  const { page, path } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead canonicalPath={path} description={page.lead} title={page.title} />
      <TextHeading page={page} />
      <TextSections page={page} />
    </>
  );
}
