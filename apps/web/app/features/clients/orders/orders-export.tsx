import { exportProOrders } from '@wevisu/contract/pro-orders.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { callFile } from '../../../platform/call-file.ts';
import { toastFailure } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { readOrdersFilter, toOrdersQuery } from './orders-filter.ts';

type Format = 'csv' | 'xlsx';

/** What the filters let through, as a file. */
export function OrdersExport() {
  const [params] = useSearchParams();
  const [making, setMaking] = useState<Format | null>(null);

  async function save(format: Format) {
    setMaking(format);
    try {
      const query = { ...toOrdersQuery(readOrdersFilter(params)), format };
      const address = URL.createObjectURL(
        await callFile(exportProOrders, { query }, new AbortController().signal),
      );
      const link = document.createElement('a');
      link.href = address;
      link.download = `orders.${format}`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(address), 60_000);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    }
    setMaking(null);
  }

  return (
    <div className="flex gap-2">
      {(['csv', 'xlsx'] as const).map((format) => (
        <Button
          icon="download"
          isPending={making === format}
          key={format}
          kind="secondary"
          onPress={() => void save(format)}
          size="small"
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
