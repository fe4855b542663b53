import type { VendorProduct } from '@wevisu/contract/listings.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import type { BulkControls } from '../../back-office/table/bulk-bar.tsx';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { changeSelected, type ProductChange } from './listing-calls.ts';

/** G-62: acts on the selected products at once, all or none. They need no approval. */
export function ChangeProducts({ count, running, start }: BulkControls<VendorProduct>) {
  const [isAsking, setAsking] = useState(false);

  function act(label: string, change: ProductChange) {
    start({
      ...{ id: change.kind, label },
      run: async (selection) => {
        const { changed, unchanged } = await changeSelected(selection, change);
        const rest = unchanged > 0 ? ` ${formatCount(unchanged)} were so already.` : '';
        showToast('success', `${formatCount(changed)} changed.${rest}`);
        return { done: changed + unchanged, failed: [], left: 0 };
      },
    });
  }

  return (
    <>
      <Button
        isPending={running === 'withdraw'}
        kind="secondary"
        onPress={() => act('Withdraw', { kind: 'withdraw' })}
        size="small"
      >
        Withdraw
      </Button>
      <Button
        isPending={running === 'put_back'}
        kind="secondary"
        onPress={() => act('Put back on sale', { kind: 'put_back' })}
        size="small"
      >
        Put back on sale
      </Button>
      <Button
        isPending={running === 'lead_time'}
        kind="secondary"
        onPress={() => setAsking(true)}
        size="small"
      >
        Set lead time
      </Button>
      {isAsking && (
        <LeadTimeDialog
          count={count}
          onClose={() => setAsking(false)}
          onSet={(days) => {
            setAsking(false);
            act('Set lead time', { kind: 'lead_time', ...days });
          }}
        />
      )}
    </>
  );
}

interface LeadTimeDialogProps {
  readonly count: number;
  readonly onSet: (days: { readonly min_days: number; readonly max_days: number }) => void;
  readonly onClose: () => void;
}

const DAYS = /^\d{1,3}$/;

function LeadTimeDialog({ count, onSet, onClose }: LeadTimeDialogProps) {
  const [min, setMin] = useState('');
  const [max, setMax] = useState('');
  const isRight = DAYS.test(min) && DAYS.test(max) && Number(min) <= Number(max);
  return (
    <Dialog
      actions={
        <Button
          isDisabled={!isRight}
          onPress={() => onSet({ min_days: Number(min), max_days: Number(max) })}
        >
          Set for {formatCount(count)}
        </Button>
      }
      isOpen
      onClose={onClose}
      title="Lead time"
    >
      <div className="grid grid-cols-2 gap-4">
        <TextField
          inputMode="numeric"
          label="From, days"
          maxLength={3}
          onChange={setMin}
          value={min}
        />
        <TextField
          inputMode="numeric"
          label="To, days"
          maxLength={3}
          onChange={setMax}
          value={max}
        />
      </div>
    </Dialog>
  );
}
