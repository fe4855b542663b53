import { useQuery } from '@tanstack/react-query';
import { createListing } from '@wevisu/contract/listings.ts';
import { vendorProductPath } from '@wevisu/site/vendor-paths.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableFilter } from '../../back-office/table/table-types.ts';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { ChangeProducts } from './change-products.tsx';
import {
  FORM_KEY,
  fetchForm,
  fetchProducts,
  fetchProductsFile,
  type ListingForm,
} from './listing-calls.ts';
import { NewListings } from './new-listings.tsx';
import { PRODUCT_COLUMNS } from './product-columns.tsx';

/** G-62: a vendor's products, whatever their number. */
export default function VendorProductsPage() {
  const navigate = useNavigate();
  const { data: form } = useQuery({ queryKey: FORM_KEY, queryFn: fetchForm });
  const filters = useMemo(() => filtersOf(form), [form]);
  return (
    <AreaPage actions={<NewProduct />} title="Products">
      <NewListings />
      <DataTable
        columns={PRODUCT_COLUMNS}
        empty={{
          title: 'No live product yet',
          children: (
            <p>Write your first product. Homeowners see it once our staff have approved it.</p>
          ),
        }}
        fetchExport={fetchProductsFile}
        fetchPage={fetchProducts}
        filters={filters}
        label="Products"
        moreActs={(controls) => <ChangeProducts {...controls} />}
        onOpen={({ ref }) => void navigate(vendorProductPath(ref))}
        rowId={({ ref }) => ref}
        rowName={({ name }) => name}
        searchLabel="Name or SKU"
        sort={{ key: 'name', dir: 'asc' }}
        table="vendor.products"
      />
    </AreaPage>
  );
}

function filtersOf(form: ListingForm | undefined): readonly TableFilter[] {
  const options = (list: readonly { readonly id: number; readonly name: string }[] = []) =>
    list.map(({ id, name }) => ({ id: String(id), label: name }));
  return [
    { key: 'category', label: 'Category', options: options(form?.categories) },
    { key: 'brand', label: 'Brand', options: options(form?.brands) },
    {
      key: 'status',
      label: 'Status',
      options: [
        { id: 'active', label: 'For sale' },
        { id: 'withdrawn', label: 'Withdrawn' },
      ],
    },
    {
      key: 'stock',
      label: 'Stock',
      options: [
        { id: 'in', label: 'In stock' },
        { id: 'out', label: 'Out of stock' },
      ],
    },
    {
      key: 'draft',
      label: 'Draft',
      options: [
        { id: 'none', label: 'No draft' },
        { id: 'draft', label: 'In draft' },
        { id: 'submitted', label: 'Under review' },
        { id: 'changes_asked', label: 'Changes asked' },
        { id: 'declined', label: 'Declined' },
      ],
    },
  ];
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
