import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { ATTRIBUTES_KEY, fetchAttributes, fetchCategories } from './attribute-calls.ts';
import { AttributesEditor } from './attributes-editor.tsx';

/** VEND-01: which fields the specification of a category's products has. */
export default function AttributesPage() {
  const [params, setParams] = useSearchParams();
  const categories = useQuery({ queryKey: ATTRIBUTES_KEY, queryFn: fetchCategories });
  const category = Number(params.get('category')) || (categories.data?.[0]?.id ?? 0);
  const list = useQuery({
    queryKey: [...ATTRIBUTES_KEY, category],
    queryFn: () => fetchAttributes(category),
    enabled: category > 0,
  });
  const failed = [categories, list].find((query) => query.isLoadingError);
  return (
    <AreaPage title="Attributes">
      {categories.data && (
        <NativeSelect
          className="mb-4 max-w-[720px]"
          label="Category"
          onChange={(id) => setParams({ category: id })}
          options={categories.data.map(({ id, name, attributes }) => ({
            id: String(id),
            label: `${name} (${attributes})`,
          }))}
          value={String(category)}
        />
      )}
      {failed ? (
        <ErrorState
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
          title="The attributes could not be loaded"
        />
      ) : list.data ? (
        <AttributesEditor key={list.data.id} list={list.data} />
      ) : (
        <RowsSkeleton label="The attributes are loading" />
      )}
    </AreaPage>
  );
}
