import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AssortmentView } from '@wevisu/contract/assortment.ts';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { ASSORTMENT_KEY, fetchAssortment } from './assortment-calls.ts';
import { AssortmentEditor } from './assortment-editor.tsx';

/** G-30: what the showroom shows and hides. */
export default function AssortmentPage() {
  return (
    <AreaPage title="Assortment">
      <Assortment />
    </AreaPage>
  );
}

function Assortment() {
  const saved = useQuery({ queryKey: ASSORTMENT_KEY, queryFn: fetchAssortment });
  const queries = useQueryClient();
  if (saved.isLoadingError) {
    return (
      <ErrorState
        isRetrying={saved.isFetching}
        onRetry={() => void saved.refetch()}
        title="Your assortment could not be loaded"
      />
    );
  }
  if (!saved.data) return <RowsSkeleton label="Your assortment is loading" />;
  const keep = (view: AssortmentView) => queries.setQueryData(ASSORTMENT_KEY, view);
  return <AssortmentEditor onSaved={keep} saved={saved.data} />;
}
