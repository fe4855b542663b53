import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { useState } from 'react';
import { OrderItemsPopup } from '../orders/items-popup/order-items-popup.tsx';
import { ActBar } from './act-bar.tsx';
import { LineRow } from './line-row.tsx';
import { LotsDialog } from './lots-dialog.tsx';
import { PartDialog } from './part-dialog.tsx';

/** Rows from tablets on, cards on the phone. Lines of one order that follow each other share its heading. */
export function LinesTable({ lines }: { readonly lines: readonly VendorLine[] }) {
  const [selected, setSelected] = useState<ReadonlySet<OrderItemId>>(new Set());
  const [failed, setFailed] = useState<ReadonlyMap<OrderItemId, string>>(new Map());
  const [opened, setOpened] = useState<string | null>(null);
  const [split, setSplit] = useState<VendorLine | null>(null);
  const [assigned, setAssigned] = useState<VendorLine | null>(null);
  // A line that the filter no longer shows is no longer selected.
  const chosen = lines.filter(({ id }) => selected.has(id));
  const areAll = chosen.length === lines.length;

  function toggle(id: OrderItemId) {
    setSelected((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <>
      <table className="w-full max-md:block">
        <thead className="max-md:hidden">
          <tr className="border-line border-b text-muted">
            <th className="w-8 py-2" scope="col">
              <input
                aria-label="Select all lines that are shown"
                checked={areAll}
                onChange={() => setSelected(new Set(areAll ? [] : lines.map(({ id }) => id)))}
                type="checkbox"
              />
            </th>
            {['Order', 'Product', 'Lots', 'Ship to', 'Status'].map((name) => (
              <th className="py-2 pe-4 text-start font-[520]" key={name} scope="col">
                {name}
              </th>
            ))}
            {['Quantity', 'Your amount'].map((name) => (
              <th className="py-2 pe-4 text-end font-[520]" key={name} scope="col">
                {name}
              </th>
            ))}
            <th className="py-2" scope="col">
              <span className="reader-only">Change</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {lines.map((line, index) => (
            <LineRow
              isFirstOfOrder={lines[index - 1]?.order_number !== line.order_number}
              isSelected={selected.has(line.id)}
              key={line.id}
              line={line}
              onItems={() => setOpened(line.order_number)}
              onLots={() => setAssigned(line)}
              onPart={() => setSplit(line)}
              onToggle={() => toggle(line.id)}
              problem={failed.get(line.id)}
            />
          ))}
        </tbody>
      </table>
      {chosen.length > 0 && (
        <ActBar lines={chosen} onDone={() => setSelected(new Set())} onFailed={setFailed} />
      )}
      {opened !== null && (
        <OrderItemsPopup isOpen number={opened} onClose={() => setOpened(null)} viewer="Vendor" />
      )}
      {split !== null && <PartDialog line={split} onClose={() => setSplit(null)} />}
      {assigned !== null && <LotsDialog line={assigned} onClose={() => setAssigned(null)} />}
    </>
  );
}
