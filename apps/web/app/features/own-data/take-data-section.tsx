import { takeProData, takeVendorData } from '@wevisu/contract/own-data.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { callFile } from '../../platform/call-file.ts';
import { saveFile } from '../../platform/save-file.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';

const KINDS = {
  pro: {
    call: takeProData,
    name: 'showroom-data.xlsx',
    text: 'One workbook with your showroom, markups, coupons, clients with your notes, tasks, and every order line with your profit.',
  },
  vendor: {
    call: takeVendorData,
    name: 'company-data.xlsx',
    text: 'One workbook with your company, products and prices, stock by lot, every order line with your amount, and your webhooks and keys without their secrets.',
  },
} as const;

/** Everything of one's own as a file. */
export function TakeDataSection({ kind }: { readonly kind: keyof typeof KINDS }) {
  const [isPending, setPending] = useState(false);
  const { call, name, text } = KINDS[kind];

  async function download() {
    setPending(true);
    try {
      saveFile(await callFile(call, {}, new AbortController().signal), name);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <section aria-labelledby="own-data" className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-18" id="own-data">
        Your data
      </h2>
      <p className="mt-1 mb-3 text-muted">{text}</p>
      <Button isPending={isPending} kind="secondary" onPress={() => void download()} size="small">
        Download all my data
      </Button>
    </section>
  );
}
