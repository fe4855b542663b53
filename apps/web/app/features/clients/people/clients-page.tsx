import { useInfiniteQuery } from '@tanstack/react-query';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { fetchClients } from '../client-calls.ts';
import { MoreRows } from '../more-rows.tsx';
import { CLIENT_KINDS, type ClientKind, ClientsFilters } from './clients-filters.tsx';
import { ClientsTable } from './clients-table.tsx';

/** People who ordered, shared a room, or have a cart in the pro's showroom. */
export default function ClientsPage() {
  return (
    <AreaPage title="Clients">
      <ClientsFilters />
      <Clients />
    </AreaPage>
  );
}

function Clients() {
  const [params] = useSearchParams();
  const q = params.get('q')?.trim().slice(0, 80) ?? '';
  const kind = CLIENT_KINDS.find(({ id }) => id === params.get('kind'))?.id ?? null;
  const clients = useInfiniteQuery({
    queryKey: ['clients', { q, kind }],
    queryFn: ({ pageParam }) => fetchClients({ q, ...optional(kind, pageParam) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

  if (clients.isLoadingError) {
    return (
      <ErrorState
        isRetrying={clients.isFetching}
        onRetry={() => void clients.refetch()}
        title="Your clients could not be loaded"
      />
    );
  }
  if (!clients.data) return <RowsSkeleton label="Your clients are loading" />;
  const rows = clients.data.pages.flatMap((page) => page.rows);
  const [first] = clients.data.pages;
  if (rows.length === 0) return <NoClients isFiltered={q !== '' || kind !== null} />;
  return (
    <>
      <ClientsTable clients={rows} />
      <MoreRows
        isLoading={clients.isFetchingNextPage}
        isMore={clients.hasNextPage}
        isTotalExact={first?.total_is_exact ?? true}
        onMore={() => void clients.fetchNextPage()}
        shown={rows.length}
        total={first?.total ?? rows.length}
      />
    </>
  );
}

function optional(kind: ClientKind | null, after: string | null) {
  return { ...(kind === null ? {} : { kind }), ...(after === null ? {} : { after }) };
}

function NoClients({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      action={<LinkButton to={PRO_PATHS.clients}>Clear the filters</LinkButton>}
      icon="search"
      title="No client matches"
    >
      <p>Try a shorter part of the name.</p>
    </EmptyState>
  ) : (
    <EmptyState icon="user" title="No clients yet">
      <p>People who order, share a room with you, or fill a cart in your showroom appear here.</p>
    </EmptyState>
  );
}
