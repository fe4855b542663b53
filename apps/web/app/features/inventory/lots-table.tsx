import { useQueryClient } from '@tanstack/react-query';
import type { Stock } from '@wevisu/contract/inventory.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { CountForm } from './count-form.tsx';
import { stockKey } from './inventory-calls.ts';

type Lot = Stock['lots'][number];

/** What each lot has; one at a time is counted. */
export function LotsTable({ stock }: { readonly stock: Stock }) {
  const [counted, setCounted] = useState<Lot | 'new' | null>(null);
  const client = useQueryClient();

  function onSaved(next: Stock) {
    client.setQueryData(stockKey(stock.id), next);
    void client.invalidateQueries({ queryKey: ['stock-movements', stock.id] });
    void client.invalidateQueries({ queryKey: ['table', 'Inventory'] });
    setCounted(null);
  }

  const head = 'border-line border-b py-2 pe-3 font-[520] text-muted';
  const cell = 'border-line border-b py-2 pe-3';
  return (
    <section aria-label="Lots">
      <h2 className="mb-2 text-18">Lots</h2>
      {stock.lots.length === 0 ? (
        <p className="text-muted">There is no stock yet. Boxes of one lot match in shade.</p>
      ) : (
        <table className="w-full">
          <thead>
            <tr>
              <th className={`${head} text-start`} scope="col">
                Lot
              </th>
              <th className={`${head} text-end`} scope="col">
                On hand
              </th>
              <th className={`${head} text-end`} scope="col">
                Held
              </th>
              <th className={head} scope="col">
                <span className="reader-only">Count</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {stock.lots.map((lot) => (
              <tr key={lot.lot_code}>
                <th className={`${cell} text-start font-normal`} scope="row">
                  {lot.lot_code}
                </th>
                <td className={`figures ${cell} text-end`}>{formatCount(lot.on_hand)}</td>
                <td className={`figures ${cell} text-end`}>{formatCount(lot.held)}</td>
                <td className={`${cell} text-end`}>
                  <Button
                    aria-label={`Count lot ${lot.lot_code}`}
                    kind="quiet"
                    onPress={() => setCounted(lot)}
                    size="small"
                  >
                    Count
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Button
        className="mt-3"
        icon="plus"
        kind="secondary"
        onPress={() => setCounted('new')}
        size="small"
      >
        New lot
      </Button>
      {counted !== null && (
        <CountForm
          key={counted === 'new' ? 'new' : counted.lot_code}
          lot={counted === 'new' ? null : counted}
          onCancel={() => setCounted(null)}
          onSaved={onSaved}
          stock={stock}
        />
      )}
    </section>
  );
}
