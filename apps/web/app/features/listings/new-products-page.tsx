import type { NewListing } from '@wevisu/contract/listings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { LISTING_STATES } from '@wevisu/domain/listings/listing.ts';
import { VENDOR_PATHS, vendorProductPath } from '@wevisu/site/vendor-paths.ts';
import { Link, useNavigate } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../back-office/table/table-types.ts';
import { Badge } from '../../ui/badge.tsx';
import { fetchNewListings } from './listing-calls.ts';
import { LISTING_STATE } from './listing-state.ts';
import { SendAll } from './send-all.tsx';

const COLUMNS: readonly TableColumn<NewListing>[] = [
  {
    key: 'name',
    header: 'Product',
    cell: ({ ref, name, reason }) => (
      <>
        <Link className="text-link" to={vendorProductPath(ref)}>
          {name || 'Product without a name'}
        </Link>
        {reason !== '' && <span className="block text-12 text-muted">{reason}</span>}
      </>
    ),
  },
  { key: 'sku', header: 'First SKU', cell: ({ first_sku }) => first_sku },
  { key: 'skus', header: 'Variants', isNumber: true, cell: ({ skus }) => skus },
  { key: 'problems', header: 'To fill in', isNumber: true, cell: ({ problems }) => problems ?? '' },
  {
    key: 'state',
    header: 'State',
    cell: ({ state }) => (
      <Badge kind={LISTING_STATE[state].kind}>{LISTING_STATE[state].label}</Badge>
    ),
  },
  {
    key: 'updated',
    header: 'Changed',
    isSortable: true,
    cell: ({ updated_at }) => formatDate(new Date(updated_at)),
  },
];

const FILTERS: readonly TableFilter[] = [
  {
    key: 'state',
    label: 'State',
    options: LISTING_STATES.map((id) => ({ id, label: LISTING_STATE[id].label })),
  },
  {
    key: 'complete',
    label: 'Filled in',
    options: [
      { id: 'yes', label: 'Complete' },
      { id: 'no', label: 'Something is missing' },
    ],
  },
  { key: 'list', label: 'Price list' },
];

/** G-62: products that were never live, by the tens of thousands after a price list. */
export default function NewProductsPage() {
  const navigate = useNavigate();
  return (
    <AreaPage title="New products">
      <p className="mb-4">
        <Link className="text-link" to={VENDOR_PATHS.products}>
          Products that are live
        </Link>
      </p>
      <SendAll />
      <DataTable
        columns={COLUMNS}
        empty={{
          title: 'No new product',
          children: <p>Begin one on the products page, or send a price list with new rows.</p>,
        }}
        fetchPage={fetchNewListings}
        filters={FILTERS}
        label="New products"
        onOpen={({ ref }) => void navigate(vendorProductPath(ref))}
        rowId={({ ref }) => ref}
        rowName={({ name }) => name}
        searchLabel="Part of a name, or an SKU"
        table="vendor.new-products"
        sort={{ key: 'updated', dir: 'desc' }}
      />
    </AreaPage>
  );
}
