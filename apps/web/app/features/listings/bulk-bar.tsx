import { useQueryClient } from '@tanstack/react-query';
import type { CallArgs } from '@wevisu/contract/call.ts';
import { changeVendorProducts } from '@wevisu/contract/listings.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { PRODUCTS_KEY } from './listing-calls.ts';
import type { AskedProducts } from './product-query.ts';

type Body = CallArgs<typeof changeVendorProducts>['body'];

/** G-62: acts on the chosen rows, or on everything that the filter finds. They need no approval. */
export function BulkBar(props: {
  readonly chosen: ReadonlySet<number>;
  readonly query: AskedProducts;
  /** Null if there are too many to count. */
  readonly total: number | null;
  readonly onDone: () => void;
}) {
  const { chosen, query, total, onDone } = props;
  const queryClient = useQueryClient();
  const [isAll, setAll] = useState(false);
  const [isPending, setPending] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const [days, setDays] = useState({ min: '', max: '' });
  if (chosen.size === 0) return null;
  const count = isAll && total !== null ? total : chosen.size;
  const { q, status, category, brand, stock, draft } = query;
  const filter = { q, status, category, brand, stock, draft };

  async function act(change: Body['change']) {
    setPending(true);
    setAsking(false);
    try {
      const products: Body['products'] = isAll
        ? { kind: 'all', filter, except: [], count }
        : { kind: 'ids', ids: [...chosen] };
      const { data } = await call(changeVendorProducts, { body: { change, products } });
      const rest = data.unchanged > 0 ? ` ${formatCount(data.unchanged)} were so already.` : '';
      showToast('success', `${formatCount(data.changed)} changed.${rest}`);
      setAll(false);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    } finally {
      setPending(false);
      await queryClient.invalidateQueries({ queryKey: PRODUCTS_KEY });
    }
  }

  const isDays = /^\d{1,3}$/.test(days.min) && /^\d{1,3}$/.test(days.max);
  const isRight = isDays && Number(days.min) <= Number(days.max);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 rounded-card bg-sunken px-3 py-2">
      <p className="figures me-2">{formatCount(count)} chosen</p>
      {!isAll && total !== null && total > chosen.size && (
        <Button kind="quiet" onPress={() => setAll(true)} size="small">
          Choose all {formatCount(total)} that match
        </Button>
      )}
      <Button
        isPending={isPending}
        kind="secondary"
        onPress={() => void act({ kind: 'withdraw' })}
        size="small"
      >
        Withdraw
      </Button>
      <Button
        isPending={isPending}
        kind="secondary"
        onPress={() => void act({ kind: 'put_back' })}
        size="small"
      >
        Put back on sale
      </Button>
      <Button isPending={isPending} kind="secondary" onPress={() => setAsking(true)} size="small">
        Set lead time
      </Button>
      <Dialog
        actions={
          <Button
            isDisabled={!isRight}
            onPress={() =>
              void act({
                kind: 'lead_time',
                min_days: Number(days.min),
                max_days: Number(days.max),
              })
            }
          >
            Set for {formatCount(count)}
          </Button>
        }
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title="Lead time"
      >
        <div className="grid grid-cols-2 gap-4">
          <TextField
            inputMode="numeric"
            label="From, days"
            maxLength={3}
            onChange={(min) => setDays({ ...days, min })}
            value={days.min}
          />
          <TextField
            inputMode="numeric"
            label="To, days"
            maxLength={3}
            onChange={(max) => setDays({ ...days, max })}
            value={days.max}
          />
        </div>
      </Dialog>
    </div>
  );
}
