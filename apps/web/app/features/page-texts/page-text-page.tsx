import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PageText } from '@wevisu/contract/page-texts.ts';
import { PAGE_SLUGS, type PageSlug } from '@wevisu/contract/pages.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { fetchPageText, PAGE_TEXTS_KEY, pageTextKey } from './page-text-calls.ts';
import { TextEditor } from './text-editor.tsx';
import { VersionList } from './version-list.tsx';

/** Parts of another page: they have no address of their own. */
const SHOWN_AT: Readonly<Partial<Record<PageSlug, string>>> = {
  faq_user: '/faq',
  faq_contractor: '/faq',
  pro_account: '/pro-account',
};

/** G-63: one page's text: written, previewed, published, restored. */
export default function PageTextPage() {
  const named = useParams()['slug'];
  const slug = PAGE_SLUGS.find((one) => one === named);
  return slug === undefined ? (
    <AreaPage title="Page">
      <p>
        There is no such page. <Link to={STAFF_PATHS.pages}>All pages</Link>
      </p>
    </AreaPage>
  ) : (
    <Loaded key={slug} slug={slug} />
  );
}

function Loaded({ slug }: { readonly slug: PageSlug }) {
  const page = useQuery({
    queryKey: pageTextKey(slug),
    queryFn: () => fetchPageText(slug),
    // Never under the hands of who writes: what changed meanwhile is told when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <AreaPage
      actions={
        <>
          <LinkButton kind="secondary" size="small" to={STAFF_PATHS.pages}>
            All pages
          </LinkButton>
          <LinkButton kind="secondary" size="small" to={SHOWN_AT[slug] ?? `/${slug}`}>
            See the page
          </LinkButton>
        </>
      }
      title={page.data?.live.title ?? 'Page'}
    >
      {page.isLoadingError ? (
        <ErrorState
          isRetrying={page.isFetching}
          onRetry={() => void page.refetch()}
          title="The text could not be loaded"
        />
      ) : page.data ? (
        <Whole page={page.data} />
      ) : (
        <RowsSkeleton label="The text is loading" />
      )}
    </AreaPage>
  );
}

function Whole({ page }: { readonly page: PageText }) {
  const client = useQueryClient();
  const [isDirty, setDirty] = useState(false);
  const { slug, live } = page;

  function take(next: PageText) {
    client.setQueryData(pageTextKey(slug), next);
    void client.invalidateQueries({ queryKey: PAGE_TEXTS_KEY, exact: true });
  }

  return (
    <>
      <p className="mb-4 flex flex-wrap items-center gap-2 text-muted">
        <Badge kind={live.is_standard ? 'neutral' : 'accent'}>
          {live.is_standard ? 'Standard text' : `Version ${live.number}`}
        </Badge>
        Visitors read this now.
      </p>
      <TextEditor key={page.revision} onDirty={setDirty} onSaved={take} page={page} />
      <VersionList isDirty={isDirty} onSaved={take} page={page} />
    </>
  );
}
