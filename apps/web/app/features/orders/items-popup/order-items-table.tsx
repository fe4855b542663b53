import { unitName } from '@wevisu/domain/catalog/unit-labels.ts';
import type { AccountType } from '@wevisu/domain/people/accounts.ts';
import { Money } from '../../../ui/money.tsx';
import type { BusinessItem } from './business-item-calls.ts';
import { type StatusChange, StatusSelect } from './status-select.tsx';

export interface OrderItemsTableProps {
  readonly items: readonly BusinessItem[];
  readonly viewer: AccountType;
  /** A change of this line is on its way. */
  readonly pendingId: BusinessItem['id'] | null;
  readonly onStatus: (item: BusinessItem, change: StatusChange) => void;
}

const COLUMNS = ['Name', 'Qty', 'Profit', 'Status'] as const;

/** ORD-01, ORD-02. The profit is the role's own, as the server computes it (ORD-22 to ORD-25). */
export function OrderItemsTable({ items, viewer, pendingId, onStatus }: OrderItemsTableProps) {
  if (items.length === 0) return <p className="py-6 text-muted">NO item found in this order.</p>;
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full text-14 max-sm:block">
        <thead className="max-sm:reader-only">
          <tr className="border-line border-b text-start text-muted">
            {COLUMNS.map((name) => (
              <th
                className={`py-2 pe-4 font-[520] ${isFigure(name) ? 'text-end' : 'text-start'}`}
                key={name}
                scope="col"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {items.map((item) => (
            <tr className="border-line border-b align-top max-sm:block max-sm:py-3" key={item.id}>
              <th
                className="min-w-48 py-3 pe-4 text-start font-[520] max-sm:block max-sm:p-0"
                scope="row"
              >
                {item.product_name}
                <span className="block font-normal text-12 text-muted">
                  {[item.size_label, item.finish, item.sku].filter(Boolean).join(', ')}
                </span>
              </th>
              <td className="figures whitespace-nowrap py-3 pe-4 text-end max-sm:inline-block max-sm:py-1">
                {item.qty} {unitName(item.unit, item.qty)}
              </td>
              <td className="py-3 pe-4 text-end max-sm:inline-block max-sm:py-1">
                <span aria-hidden="true" className="text-muted sm:hidden">
                  Profit{' '}
                </span>
                <Money amount={item.profit} />
              </td>
              <td className="py-2 max-sm:block max-sm:py-1">
                <StatusSelect
                  isDisabled={pendingId === item.id}
                  label={`Status of ${item.product_name}`}
                  onChange={(change) => onStatus(item, change)}
                  viewer={viewer}
                  status={item.status}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function isFigure(name: (typeof COLUMNS)[number]): boolean {
  return name === 'Qty' || name === 'Profit';
}
