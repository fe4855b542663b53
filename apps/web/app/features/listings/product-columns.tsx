import type { VendorProduct } from '@wevisu/contract/listings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { vendorProductPath } from '@wevisu/site/vendor-paths.ts';
import { Link } from 'react-router';
import type { TableColumn } from '../../back-office/table/table-types.ts';
import { Badge } from '../../ui/badge.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { LISTING_STATE } from './listing-state.ts';

const amount = (cents: number | null) => (cents === null ? '' : formatUsd(cents as Cents));

export const PRODUCT_COLUMNS: readonly TableColumn<VendorProduct>[] = [
  {
    key: 'name',
    header: 'Product',
    isSortable: true,
    cell: (row) => (
      <span className="flex items-center gap-3">
        {row.picture !== null && (
          <span className="w-10 shrink-0 overflow-hidden rounded-control">
            <MediaPicture alt="" picture={row.picture} sizes="40px" />
          </span>
        )}
        <Link className="text-link" to={vendorProductPath(row.ref)}>
          {row.name}
        </Link>
      </span>
    ),
  },
  { key: 'brand', header: 'Brand', cell: ({ brand }) => brand },
  { key: 'category', header: 'Category', cell: ({ category }) => category },
  {
    key: 'sku',
    header: 'First SKU',
    cell: ({ first_sku }) => <span className="figures">{first_sku}</span>,
  },
  {
    key: 'skus',
    header: 'SKUs',
    isNumber: true,
    isOptional: true,
    cell: ({ skus }) => formatCount(skus),
  },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => (
      <Badge kind={status === 'active' ? 'success' : 'neutral'}>
        {status === 'active' ? 'For sale' : 'Withdrawn'}
      </Badge>
    ),
  },
  {
    key: 'draft',
    header: 'Draft',
    cell: ({ draft_state: state }) =>
      state !== null && (
        <Badge kind={LISTING_STATE[state].kind}>{LISTING_STATE[state].label}</Badge>
      ),
  },
  {
    key: 'wholesale_from',
    header: 'Lowest wholesale',
    isNumber: true,
    cell: (row) => amount(row.least_wholesale_cents),
  },
  {
    key: 'wholesale_to',
    header: 'Highest wholesale',
    isNumber: true,
    isOptional: true,
    cell: (row) => amount(row.most_wholesale_cents),
  },
  { key: 'stock', header: 'In stock', isNumber: true, cell: ({ stock }) => formatCount(stock) },
  {
    key: 'lead',
    header: 'Lead time',
    isNumber: true,
    cell: (row) => (
      <span className="whitespace-nowrap">
        {row.lead_time_min_days} to {row.lead_time_max_days} days
      </span>
    ),
  },
  {
    key: 'updated',
    header: 'Changed',
    isSortable: true,
    cell: ({ updated_at }) => (
      <span className="figures whitespace-nowrap">{formatDate(updated_at)}</span>
    ),
  },
];
