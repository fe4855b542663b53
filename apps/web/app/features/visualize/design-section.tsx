import { Link, useLocation, useNavigate, useNavigation } from 'react-router';
import { buttonClass } from '../../ui/button-style.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { roomLabel } from '../design-library/room-labels.ts';
import { TemplateGrid, TemplateGridSkeleton } from '../design-library/template-grid.tsx';
import type { loadStart } from './load-start.ts';
import { changeStart, readStartFilters, startPath } from './start-filters.ts';
import { StyleFilter } from './style-filter.tsx';

export type StartData = Awaited<ReturnType<typeof loadStart>>;

/** VIS-01: designed rooms, by style and page. */
export function DesignSection({ data }: { readonly data: StartData }) {
  const { filters, designs, styles, chosenPlan } = data;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  const isPending = next?.pathname === pathname;
  // A choice takes effect at once, and the designs follow.
  const asked = isPending ? readStartFilters(new URLSearchParams(next.search)) : filters;
  const pageHref = (page: number) => `${startPath(changeStart(filters, { page }))}#designs`;
  return (
    <section aria-labelledby="designs" className="mt-16 md:mt-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 className="text-28 md:text-36" id="designs">
          {filters.room === null
            ? 'Designed rooms'
            : `Designed ${roomLabel(filters.room).toLowerCase()}`}
        </h2>
        <p className="figures text-14 text-muted">{countDesigns(designs.total)}</p>
      </div>
      {chosenPlan && (
        <p className="mb-4 flex flex-wrap items-center gap-3 text-14 text-muted">
          On this floor plan:
          <Link
            aria-label={`Remove filter ${chosenPlan.name}`}
            className="flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface ps-3.5 pe-2.5 text-ink hover:border-edge"
            preventScrollReset
            to={startPath(changeStart(filters, { plan: null }))}
          >
            {chosenPlan.name}
            <Icon name="x" size={14} />
          </Link>
        </p>
      )}
      <StyleFilter
        chosen={asked.style}
        hrefOf={(style) => startPath(changeStart(filters, { style }))}
        options={styles}
      />
      <LiveRegion>{isPending ? '' : `${countDesigns(designs.total)} found`}</LiveRegion>
      <div aria-busy={isPending} className="mt-6">
        {isPending ? (
          <TemplateGridSkeleton count={Math.max(3, designs.cards.length)} />
        ) : designs.cards.length > 0 ? (
          <TemplateGrid cards={designs.cards} product={filters.product} />
        ) : (
          <NoDesigns clearHref={startPath(changeStart(filters, { style: null, plan: null }))} />
        )}
      </div>
      <div className="mt-12">
        <Pagination
          current={designs.page}
          hrefOf={pageHref}
          lastPage={designs.lastPage}
          onJump={(page) => void navigate(pageHref(page))}
        />
      </div>
    </section>
  );
}

function countDesigns(total: number): string {
  return total === 1 ? '1 design' : `${total.toLocaleString('en-US')} designs`;
}

function NoDesigns({ clearHref }: { readonly clearHref: string }) {
  return (
    <EmptyState
      action={
        <Link className={buttonClass({ kind: 'secondary' })} preventScrollReset to={clearHref}>
          Show all styles
        </Link>
      }
      title="No designs match"
    >
      <p>
        There is no design of this room in that style yet. Start from a floor plan below instead.
      </p>
    </EmptyState>
  );
}
