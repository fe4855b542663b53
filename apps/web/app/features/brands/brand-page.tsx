import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffBrand } from '@wevisu/contract/brands.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { brandPath } from '@wevisu/site/paths.ts';
import { STAFF_PATHS, staffBrandPath } from '@wevisu/site/staff-paths.ts';
import { useNavigate, useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { brandKey, fetchBrand } from './brand-calls.ts';
import { BrandForm } from './brand-form.tsx';
import { BrandLogoSection } from './brand-logo-section.tsx';
import { MergeForm } from './merge-form.tsx';

/** G-63: one brand: its texts, its logo, and its end in another. */
export default function StaffBrandPage() {
  const id = Number(useParams()['id']);
  const brand = useQuery({
    queryKey: brandKey(id),
    queryFn: () => fetchBrand(id),
    // Never under the hands of who types: what changed meanwhile is told when it is saved.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  return (
    <AreaPage
      actions={
        <>
          <LinkButton kind="secondary" size="small" to={STAFF_PATHS.brands}>
            All brands
          </LinkButton>
          {brand.data && (
            <LinkButton kind="secondary" size="small" to={brandPath(brand.data.slug)}>
              See the brand
            </LinkButton>
          )}
        </>
      }
      title={brand.data?.name ?? 'Brand'}
    >
      {brand.isLoadingError ? (
        <ErrorState
          isRetrying={brand.isFetching}
          onRetry={() => void brand.refetch()}
          title="The brand could not be loaded"
        />
      ) : brand.data ? (
        <Whole brand={brand.data} />
      ) : (
        <RowsSkeleton label="The brand is loading" />
      )}
    </AreaPage>
  );
}

function Whole({ brand }: { readonly brand: StaffBrand }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id, vendor, products, former_slugs: former } = brand;
  const take = (next: StaffBrand) => {
    client.setQueryData(brandKey(next.id), next);
    void client.invalidateQueries({ queryKey: ['table', 'Brands'] });
  };
  return (
    <>
      <p className="text-muted">
        {vendor}, {formatCount(products)} {products === 1 ? 'product' : 'products'} for sale.
        {former.length > 0 && ` These addresses lead here, too: ${former.join(', ')}.`}
      </p>
      <div className="mt-6 grid items-start gap-10 lg:grid-cols-2">
        <BrandForm brand={brand} onSaved={take} />
        <div className="grid gap-10">
          <BrandLogoSection brand={brand} onSaved={take} />
          <MergeForm
            brand={brand}
            onMerged={(kept) => {
              take(kept);
              client.removeQueries({ queryKey: brandKey(id) });
              void navigate(staffBrandPath(kept.id));
            }}
            onStale={take}
          />
        </div>
      </div>
    </>
  );
}
