import { useQuery } from '@tanstack/react-query';
import type { PageTextRow } from '@wevisu/contract/page-texts.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { staffPagePath } from '@wevisu/site/staff-paths.ts';
import { Link } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchPageTexts, PAGE_TEXTS_KEY } from './page-text-calls.ts';

/** U-50: every page whose text staff may write. */
export default function PageTextsPage() {
  const pages = useQuery({ queryKey: PAGE_TEXTS_KEY, queryFn: fetchPageTexts });
  return (
    <AreaPage title="Pages">
      {pages.isLoadingError ? (
        <ErrorState
          isRetrying={pages.isFetching}
          onRetry={() => void pages.refetch()}
          title="The pages could not be loaded"
        />
      ) : pages.data ? (
        <ul aria-label="Pages" className="max-w-[880px] divide-y divide-line border-y border-line">
          {pages.data.map((page) => (
            <Row key={page.slug} page={page} />
          ))}
        </ul>
      ) : (
        <RowsSkeleton label="The pages are loading" />
      )}
    </AreaPage>
  );
}

function Row({ page }: { readonly page: PageTextRow }) {
  const { slug, title, is_standard, has_draft, changed_at, changed_by } = page;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3">
      <span className="min-w-0 flex-1 basis-60">
        <Link className="font-[560] hover:underline" to={staffPagePath(slug)}>
          {title}
        </Link>
        <span className="block text-12 text-muted">/{slug}</span>
      </span>
      <span className="flex gap-2">
        {has_draft && <Badge kind="warning">Draft</Badge>}
        <Badge kind={is_standard ? 'neutral' : 'accent'}>
          {is_standard ? 'Standard text' : 'Own text'}
        </Badge>
      </span>
      <span className="basis-48 text-muted">
        {changed_at === null
          ? 'Never changed'
          : `${formatDate(changed_at)}${changed_by === '' ? '' : ` by ${changed_by}`}`}
      </span>
    </li>
  );
}
