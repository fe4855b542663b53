import type { StockRow } from '@wevisu/contract/inventory.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { stockPath, VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { Link } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../back-office/table/table-types.ts';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { fetchInventory, fetchInventoryFile } from './inventory-calls.ts';

const COLUMNS: readonly TableColumn<StockRow>[] = [
  {
    key: 'sku',
    header: 'SKU',
    isSortable: true,
    cell: ({ id, sku }) => (
      <Link className="whitespace-nowrap font-[560] hover:underline" to={stockPath(id)}>
        {sku}
      </Link>
    ),
  },
  {
    key: 'name',
    header: 'Product',
    cell: ({ name, size_label, finish }) => (
      <>
        {name}
        <span className="block text-12 text-muted">
          {[size_label, finish].filter(Boolean).join(', ')}
        </span>
      </>
    ),
  },
  { key: 'lots', header: 'Lots', isNumber: true, cell: ({ lots }) => formatCount(lots) },
  {
    key: 'on_hand',
    header: 'On hand',
    isNumber: true,
    cell: ({ on_hand }) => formatCount(on_hand),
  },
  { key: 'held', header: 'Held', isNumber: true, cell: ({ held }) => formatCount(held) },
  { key: 'free', header: 'For sale', isNumber: true, cell: (row) => <ForSale row={row} /> },
  {
    key: 'low_at',
    header: 'Low at',
    isNumber: true,
    cell: ({ low_at }) => (low_at === null ? '' : formatCount(low_at)),
  },
];

const FILTERS: readonly TableFilter[] = [
  {
    key: 'show',
    label: 'Show',
    options: [
      { id: 'low', label: 'Low' },
      { id: 'out', label: 'Nothing for sale' },
    ],
  },
];

/** G-62: what the vendor has of each variant. */
export default function InventoryPage() {
  return (
    <AreaPage
      actions={
        <LinkButton kind="secondary" size="small" to={VENDOR_PATHS.priceLists}>
          Count by file
        </LinkButton>
      }
      title="Inventory"
    >
      <p className="mb-4 max-w-form text-muted">
        Held units are promised to open checkouts. To count everything, export the list, correct the
        stock, and send it as a price list: you see what would change before it does. SKUs with
        several lots are counted here, lot by lot.
      </p>
      <DataTable
        columns={COLUMNS}
        empty={{
          title: 'Nothing is for sale yet',
          children: <p>Each variant of your live products appears here with its stock.</p>,
        }}
        fetchExport={fetchInventoryFile}
        fetchPage={fetchInventory}
        filters={FILTERS}
        label="Inventory"
        rowId={({ id }) => String(id)}
        rowName={({ sku }) => sku}
        searchLabel="Name or SKU"
        table="vendor.inventory"
        sort={{ key: 'sku', dir: 'asc' }}
      />
    </AreaPage>
  );
}

function ForSale({ row: { on_hand, held, low_at } }: { readonly row: StockRow }) {
  const free = on_hand - held;
  const isLow = low_at !== null && free <= low_at;
  return (
    <span className="inline-flex items-center gap-2">
      {free === 0 ? <Badge kind="danger">Out</Badge> : isLow && <Badge kind="warning">Low</Badge>}
      {formatCount(free)}
    </span>
  );
}
