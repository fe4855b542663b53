import type { Order } from '@wevisu/contract/orders.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { Money } from '../../ui/money.tsx';
import { refundText } from './payment-state.tsx';

/** The lines of an order by vendor. */
export function ReceiptLines({ parcels }: { readonly parcels: Order['parcels'] }) {
  return (
    <table className="mt-8 w-full border-collapse text-14">
      <caption className="reader-only">What was ordered</caption>
      <thead>
        <tr className="border-line border-b text-start">
          <th className="py-2 text-start font-[560]" scope="col">
            Item
          </th>
          <th className="py-2 ps-3 text-end font-[560] max-sm:hidden" scope="col">
            Price
          </th>
          <th className="py-2 ps-3 text-end font-[560]" scope="col">
            Amount
          </th>
        </tr>
      </thead>
      {parcels.map((parcel) => (
        <tbody key={parcel.vendor_id}>
          <tr>
            <th
              className="pt-4 pb-1 text-start font-normal text-muted"
              colSpan={3}
              scope="rowgroup"
            >
              Sold by {parcel.vendor}
            </th>
          </tr>
          {parcel.items.map((item) => (
            <tr className="break-inside-avoid border-line border-b align-top" key={item.id}>
              <td className="py-2">
                {item.product_name}
                <span className="block text-muted">
                  {countUnits(item.qty, item.unit)}, {variantOf(item)}
                  <span className="whitespace-nowrap">SKU {item.sku}</span>
                </span>
                {item.released > 0 && (
                  <span className="block">
                    {item.status === 'Cancle' ? 'Canceled' : 'Not approved'}, not charged
                  </span>
                )}
                {item.refund && (
                  <span className="block">
                    {refundText(item.refund)}: <Money amount={item.refund.amount} />
                  </span>
                )}
                {item.status === 'Returned' && <span className="block">Returned</span>}
              </td>
              <td className="py-2 ps-3 text-end max-sm:hidden">
                <Money amount={item.price} />
              </td>
              <td className="py-2 ps-3 text-end">
                <Money amount={item.total} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

function variantOf({ size_label, finish }: { size_label: string; finish: string }): string {
  return [size_label, finish]
    .filter((part) => part !== '')
    .map((part) => `${part}, `)
    .join('');
}
