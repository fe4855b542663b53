import { useQuery } from '@tanstack/react-query';
import { getPage, type Page, type PageSlug } from '@wevisu/contract/pages.ts';
import { SPELLINGS } from '@wevisu/domain/spellings.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../platform/api.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { AccordionItem } from '../../ui/accordion.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { loadPage } from './load-page.ts';
import { RichText } from './rich-text.tsx';
import { TextHeading } from './text-heading.tsx';

export function loader({ context }: LoaderFunctionArgs) {
  return loadPage(context, 'faq');
}

/** PAGES-02, PAGES-03: the tab for one role, next to the general questions (G-21). */
const ROLE_TABS: Partial<Record<string, { readonly slug: PageSlug; readonly label: string }>> = {
  User: { slug: 'faq_user', label: SPELLINGS.customerFaq },
  Contractor: { slug: 'faq_contractor', label: SPELLINGS.contractorFaq },
};

export default function FaqPage() {
  const page = useLoaderData<typeof loader>();
  const { user } = useSession();
  const own = user ? ROLE_TABS[user.type] : undefined;
  return (
    <>
      <PageHead canonicalPath={PATHS.faq} description={page.lead} title={page.title} />
      <TextHeading page={page} />
      <div className="page grid gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_300px]">
        <Tabs
          key={own?.slug ?? 'all'}
          label="Questions"
          tabs={[
            ...(own
              ? [{ id: own.slug, label: own.label, panel: <RoleQuestions slug={own.slug} /> }]
              : []),
            { id: 'faq', label: 'General questions', panel: <Questions page={page} /> },
          ]}
        />
        <aside className="self-start rounded-card bg-sunken p-6">
          <h2 className="text-22">Not answered?</h2>
          <p className="mt-2 text-muted">Contact us, and a person will answer.</p>
          <LinkButton className="mt-5" kind="secondary" to={PATHS.contact}>
            Contact us
          </LinkButton>
        </aside>
      </div>
    </>
  );
}

function Questions({ page }: { readonly page: Page }) {
  return page.sections.map(({ id, title, html }) => (
    <AccordionItem key={id} level={2} title={title}>
      <RichText className="max-w-prose text-muted" html={html} />
    </AccordionItem>
  ));
}

/** Fetched with the token: nobody else gets it. */
function RoleQuestions({ slug }: { readonly slug: PageSlug }) {
  const page = useQuery({
    queryKey: ['page', slug],
    queryFn: async () => (await call(getPage, { params: { slug } }, { isQuiet: true })).data,
  });
  if (page.isLoadingError) {
    return (
      <ErrorState
        isRetrying={page.isFetching}
        onRetry={() => void page.refetch()}
        title="These questions could not be loaded"
      />
    );
  }
  if (page.data) return <Questions page={page.data} />;
  return (
    <div className="flex flex-col gap-7 py-3">
      <LoadingNote label="The questions are loading" />
      {['w-3/5', 'w-2/5', 'w-1/2', 'w-3/5', 'w-2/5'].map((width, row) => (
        <Skeleton className={`h-5 ${width}`} key={row} />
      ))}
    </div>
  );
}
