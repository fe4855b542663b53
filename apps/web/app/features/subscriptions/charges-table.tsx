import type { PlanCharge } from '@wevisu/contract/subscriptions.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ScrollBox } from '../../ui/scroll-box.tsx';
import { fetchReceipt } from './subscription-calls.ts';

const STATES: Readonly<
  Record<PlanCharge['state'], { readonly kind: BadgeKind; readonly label: string }>
> = {
  started: { kind: 'neutral', label: 'No answer yet' },
  done: { kind: 'success', label: 'Paid' },
  failed: { kind: 'danger', label: 'Refused' },
};

interface ChargesTableProps {
  readonly charges: readonly PlanCharge[];
  /** Receipts are the pro's. */
  readonly hasReceipts: boolean;
}

/** What was charged for plans, newest first; nothing as long as there is none. */
export function ChargesTable({ charges, hasReceipts }: ChargesTableProps) {
  if (charges.length === 0) return null;
  return (
    <section aria-labelledby="charges" className="min-w-0">
      <h2 className="mb-2 text-18" id="charges">
        Charges
      </h2>
      <ScrollBox className="rounded-card border border-line bg-surface" label="Table of charges">
        <table className="w-full min-w-[640px]">
          <caption className="reader-only">Charges, newest first</caption>
          <thead className="text-start text-12 text-muted">
            <tr>
              <th className="px-4 py-2 text-start font-[550]">Date</th>
              <th className="px-4 py-2 text-start font-[550]">Period</th>
              <th className="px-4 py-2 text-start font-[550]">Status</th>
              <th className="px-4 py-2 text-end font-[550]">Amount</th>
              {hasReceipts && <th className="px-4 py-2 text-start font-[550]">Receipt</th>}
            </tr>
          </thead>
          <tbody className="divide-y divide-line border-line border-t">
            {charges.map((charge) => (
              <tr className="align-top" key={charge.id}>
                <td className="figures whitespace-nowrap px-4 py-3">{formatDate(charge.at)}</td>
                <td className="figures px-4 py-3">
                  {formatDay(day(charge.from))} to {formatDay(day(charge.to))}
                </td>
                <td className="px-4 py-3">
                  <Badge kind={STATES[charge.state].kind}>{STATES[charge.state].label}</Badge>
                  <span className="mt-1 block text-12 text-muted">
                    {charge.why ?? `${charge.card.brand} ending in ${charge.card.last4}`}
                  </span>
                </td>
                <td className="figures px-4 py-3 text-end">{formatUsd(cents(charge.amount))}</td>
                {hasReceipts && (
                  <td className="px-4 py-1.5">
                    {charge.receipt !== null && <ReceiptButton receipt={charge.receipt} />}
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </section>
  );
}

function ReceiptButton({ receipt }: { readonly receipt: string }) {
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      saveFile(await fetchReceipt(receipt), `${receipt}.pdf`);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button
      className="-ms-3 whitespace-nowrap"
      isPending={isSaving}
      kind="quiet"
      onPress={() => void save()}
      size="small"
    >
      <span className="figures">{receipt}</span>
    </Button>
  );
}
