import { useQuery } from '@tanstack/react-query';
import { createListing } from '@wevisu/contract/listings.ts';
import { vendorProductPath } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { VendorPanel } from '../vendors/vendor-panel.tsx';
import { ExportButtons } from './export-buttons.tsx';
import { fetchProducts, PRODUCTS_KEY } from './listing-calls.ts';
import { NewListings } from './new-listings.tsx';
import { ProductFilters } from './product-filters.tsx';
import { readProductQuery } from './product-query.ts';
import { ProductTable } from './product-table.tsx';

/** G-62: a vendor's products, whatever their number. */
export default function VendorProductsPage() {
  return (
    <AreaPage actions={<NewProduct />} title="Products">
      <NewListings />
      <Products />
    </AreaPage>
  );
}

function NewProduct() {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  async function begin() {
    setPending(true);
    try {
      const { data } = await call(createListing, { body: {} });
      await navigate(vendorProductPath(data.ref));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setPending(false);
    }
  }
  return (
    <Button icon="plus" isPending={isPending} onPress={() => void begin()} size="small">
      New product
    </Button>
  );
}

function Products() {
  const [params, setParams] = useSearchParams();
  const asked = readProductQuery(params);
  const query = useQuery({
    queryKey: [...PRODUCTS_KEY, asked],
    queryFn: () => fetchProducts(asked),
    placeholderData: (before) => before,
  });
  const change = (changes: Readonly<Record<string, string>>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('after');
        for (const [name, value] of Object.entries(changes)) {
          if (value === '') next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { preventScrollReset: true },
    );
  return (
    <section aria-label="Live products">
      <ProductFilters onChange={change} query={asked} />
      <div className="mt-3 flex justify-end">
        <ExportButtons query={asked} />
      </div>
      <VendorPanel name="Your products" query={query}>
        {(page) => (
          <ProductTable
            isFiltered={[...params.keys()].some((name) => name !== 'sort' && name !== 'dir')}
            onChange={change}
            page={page}
            query={asked}
          />
        )}
      </VendorPanel>
    </section>
  );
}
