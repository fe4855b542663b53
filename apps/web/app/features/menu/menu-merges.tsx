import { useQuery } from '@tanstack/react-query';
import type { MenuMerge } from '@wevisu/contract/menu.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { fetchMerges, MENU_KEY } from './menu-calls.ts';

/** What publishing merges for good, and whose markups stop counting. */
export function MergesOfDraft({ version }: { readonly version: number }) {
  const merges = useQuery({
    queryKey: [...MENU_KEY, 'merges', version],
    queryFn: fetchMerges,
    // Showrooms set markups meanwhile.
    staleTime: 0,
  });
  if (merges.isLoadingError)
    return <p className="mt-3">Merged categories hand their products over for good.</p>;
  if (!merges.data) return <p className="mt-3 text-muted">Merged categories are being counted.</p>;
  return <MergeList merges={merges.data} />;
}

export function MergeList({ merges }: { readonly merges: readonly MenuMerge[] }) {
  if (merges.length === 0) return null;
  return (
    <ul className="mt-3 grid gap-2">
      {merges.map(({ id, name, into, showrooms }) => (
        <li key={id}>
          {name} hands its products over to {into} for good.{' '}
          {showrooms === 0
            ? 'No showroom has a markup on it.'
            : `${formatCount(showrooms)} ${showrooms === 1 ? 'showroom has a markup' : 'showrooms have markups'} on it that will no longer count: their prices follow ${into}.`}
        </li>
      ))}
    </ul>
  );
}
