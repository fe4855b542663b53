import type { BrandRow } from '@wevisu/contract/brands.ts';
import { logoAddress } from '@wevisu/contract/media.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { staffBrandPath } from '@wevisu/site/staff-paths.ts';
import { Link } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../back-office/table/table-types.ts';
import { fetchBrands } from './brand-calls.ts';

const COLUMNS: readonly TableColumn<BrandRow>[] = [
  {
    key: 'name',
    header: 'Brand',
    isSortable: true,
    cell: ({ id, name, slug }) => (
      <>
        <Link className="font-[560] hover:underline" to={staffBrandPath(id)}>
          {name}
        </Link>
        <span className="block break-all text-12 text-muted">{slug}</span>
      </>
    ),
  },
  { key: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor },
  {
    key: 'products',
    header: 'Products',
    isNumber: true,
    cell: ({ products }) => formatCount(products),
  },
  {
    key: 'logo',
    header: 'Logo',
    cell: ({ logo }) =>
      logo === null ? (
        <span className="text-muted">None</span>
      ) : (
        <span className="inline-block rounded-control px-2 dark:bg-[#f1ede5]">
          <img
            alt=""
            className="h-6 object-contain"
            height={24}
            src={logoAddress(logo)}
            width={96}
          />
        </span>
      ),
  },
];

const FILTERS: readonly TableFilter[] = [
  {
    key: 'logo',
    label: 'Logo',
    options: [
      { id: 'with', label: 'With a logo' },
      { id: 'without', label: 'Without a logo' },
    ],
  },
];

/** G-63: every brand with its vendor. */
export default function StaffBrandsPage() {
  return (
    <AreaPage title="Brands">
      <DataTable
        columns={COLUMNS}
        empty={{
          title: 'No brand yet',
          children: <p>A vendor's first approved product brings its brand.</p>,
        }}
        fetchPage={fetchBrands}
        filters={FILTERS}
        label="Brands"
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        searchLabel="Brand, address or vendor"
        sort={{ key: 'name', dir: 'asc' }}
      />
    </AreaPage>
  );
}
