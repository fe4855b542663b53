import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FeaturedView } from '@wevisu/contract/featured.ts';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { FEATURED_KEY, fetchFeatured } from './featured-calls.ts';
import { FeaturedEditor } from './featured-editor.tsx';

/** G-30: the products that come first in the showroom. */
export default function FeaturedPage() {
  return (
    <AreaPage title="Featured">
      <Featured />
    </AreaPage>
  );
}

function Featured() {
  // What visitors see of it follows the assortment, which changes on another page.
  const saved = useQuery({ queryKey: FEATURED_KEY, queryFn: fetchFeatured, gcTime: 0 });
  const queries = useQueryClient();
  if (saved.isLoadingError) {
    return (
      <ErrorState
        isRetrying={saved.isFetching}
        onRetry={() => void saved.refetch()}
        title="Your featured products could not be loaded"
      />
    );
  }
  if (!saved.data) return <RowsSkeleton label="Your featured products are loading" />;
  const keep = (view: FeaturedView) => queries.setQueryData(FEATURED_KEY, view);
  return <FeaturedEditor onSaved={keep} saved={saved.data} />;
}
