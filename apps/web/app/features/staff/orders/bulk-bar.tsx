import { useQueryClient } from '@tanstack/react-query';
import { type BoardLine, setBoardStatuses } from '@wevisu/contract/staff-orders.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import {
  isOrderStatus,
  ORDER_STATUSES,
  type OrderStatus,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import {
  CARRIER_KEYS,
  type Carrier,
  carrierName,
  isTracked,
} from '@wevisu/domain/orders/tracking.ts';
import { useState } from 'react';
import { call } from '../../../platform/api.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CONTROL } from '../../../ui/field-style.ts';

export interface BulkBarProps {
  readonly lines: readonly BoardLine[];
  readonly onDone: () => void;
}

/** As many lines as one call takes. */
const MAX_LINES = 100;
const BOX = `${CONTROL} min-h-9 w-auto text-14`;

/** Moves the selected lines to one status, with a tracking number from the pickup on. */
export function BulkBar({ lines, onDone }: BulkBarProps) {
  const queryClient = useQueryClient();
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [carrier, setCarrier] = useState<Carrier>(CARRIER_KEYS[0]);
  const [number, setNumber] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const [isSending, setSending] = useState(false);
  const possible = ORDER_STATUSES.filter((one) =>
    lines.some(({ selectable }) => selectable.includes(one)),
  );
  const ready = lines.filter(({ selectable }) => status !== null && selectable.includes(status));

  async function send() {
    if (status === null) return;
    setSending(true);
    const tracking =
      number.trim() === '' || !isTracked(status)
        ? {}
        : { tracking: { carrier, number: number.trim() } };
    const reply = await withToast(
      call(
        setBoardStatuses,
        {
          body: {
            lines: ready.slice(0, MAX_LINES).map(({ id, status: seen }) => ({ id, seen })),
            ...{ status, confirm: isConfirmed },
            ...tracking,
          },
        },
        { isQuiet: true },
      ),
    );
    setSending(false);
    if (reply === null) return;
    const failed = reply.data.filter(({ done }) => !done);
    const moved = reply.data.length - failed.length;
    if (moved > 0) showToast('success', `${formatCount(moved)} set to ${statusLabel(status)}.`);
    const [first] = failed;
    if (first) showToast('error', `${formatCount(failed.length)} not moved: ${first.message}`);
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    if (failed.length === 0) onDone();
  }

  return (
    <section
      aria-label="Selected lines"
      className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-3"
    >
      <p className="figures" role="status">
        {formatCount(lines.length)} selected
      </p>
      <label className="flex items-center gap-2">
        <span className="text-muted">Set to</span>
        <select
          className={BOX}
          onChange={({ target }) => setStatus(isOrderStatus(target.value) ? target.value : null)}
          value={status ?? ''}
        >
          <option value="">Choose a status</option>
          {possible.map((one) => (
            <option key={one} value={one}>
              {statusLabel(one)}
            </option>
          ))}
        </select>
      </label>
      {status !== null && isTracked(status) && (
        <>
          <select
            aria-label="Carrier"
            className={BOX}
            onChange={({ target }) => setCarrier(target.value as Carrier)}
            value={carrier}
          >
            {CARRIER_KEYS.map((key) => (
              <option key={key} value={key}>
                {carrierName(key)}
              </option>
            ))}
          </select>
          <input
            aria-label="Tracking number, if there is one"
            className={BOX}
            maxLength={40}
            onChange={({ target }) => setNumber(target.value)}
            placeholder="Tracking number"
            value={number}
          />
        </>
      )}
      <Checkbox isSelected={isConfirmed} onChange={setConfirmed}>
        Also where it is an unusual step
      </Checkbox>
      <Button
        isDisabled={ready.length === 0}
        isPending={isSending}
        onPress={() => void send()}
        size="small"
      >
        Move {formatCount(Math.min(ready.length, MAX_LINES))}
      </Button>
      <Button kind="quiet" onPress={onDone} size="small">
        Clear the selection
      </Button>
    </section>
  );
}
