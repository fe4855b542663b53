import { useQueryClient } from '@tanstack/react-query';
import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type { DeclineReason } from '@wevisu/domain/orders/decline-reasons.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { NO_ANSWER, withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { fetchPaper, sendMoves } from './fulfilment-calls.ts';

const ACTS = [
  { status: 'Vendor Approved', label: 'Approve' },
  { status: 'In Progress', label: 'Start' },
  { status: 'Ready to Pick Up', label: 'Ready to pick up' },
] as const;
type Status = (typeof ACTS)[number]['status'] | 'Decline';
/** As many as one call takes. */
const MAX_LINES = 500;
const MAX_PRINTED = 300;

export interface ActBarProps {
  readonly lines: readonly VendorLine[];
  readonly onDone: () => void;
  /** Why lines were not moved, by line. */
  readonly onFailed: (failed: ReadonlyMap<OrderItemId, string>) => void;
}

/** What can be done with the selected lines. Those that can't take the step are left out, and counted. */
export function ActBar({ lines, onDone, onFailed }: ActBarProps) {
  const queryClient = useQueryClient();
  const [running, setRunning] = useState<string | null>(null);
  const [isDeclining, setDeclining] = useState(false);
  const readyFor = (status: Status) =>
    lines.filter(({ selectable }) => selectable.includes(status)).slice(0, MAX_LINES);

  async function move(status: Status, why: { reason?: DeclineReason; note?: string } = {}) {
    setDeclining(false);
    setRunning(status);
    const moved = readyFor(status).map(({ id, qty }) => ({ id, of: qty }));
    const reply = await withToast(sendMoves({ status, lines: moved, ...why }));
    setRunning(null);
    if (reply === null) return;
    const failed = reply.data.rows.filter(({ is_done }) => !is_done);
    onFailed(new Map(failed.map(({ id, message }) => [id, message])));
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    if (failed.length === 0) onDone();
  }

  async function print(paper: 'list' | 'label', name: string) {
    setRunning(paper);
    try {
      const ids = lines.slice(0, MAX_PRINTED).map(({ id }) => id);
      saveFile(await fetchPaper(paper, ids), name);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || NO_ANSWER);
    } finally {
      setRunning(null);
    }
  }

  const declinable = readyFor('Decline').length;
  return (
    <section
      aria-label="Selected lines"
      className="sticky bottom-0 mt-4 flex flex-wrap items-center gap-3 border-line border-t bg-paper py-3"
    >
      <p className="figures" role="status">
        {formatCount(lines.length)} selected
      </p>
      {ACTS.map(({ status, label }) => {
        const { length } = readyFor(status);
        return (
          <Button
            isDisabled={length === 0}
            isPending={running === status}
            key={status}
            kind="secondary"
            onPress={() => void move(status)}
            size="small"
          >
            {label} ({formatCount(length)})
          </Button>
        );
      })}
      <Button
        isDisabled={declinable === 0}
        isPending={running === 'Decline'}
        kind="secondary"
        onPress={() => setDeclining(true)}
        size="small"
      >
        Decline ({formatCount(declinable)})
      </Button>
      <Button
        isPending={running === 'list'}
        kind="secondary"
        onPress={() => void print('list', 'packing-lists.pdf')}
        size="small"
      >
        Packing lists
      </Button>
      <Button
        isPending={running === 'label'}
        kind="secondary"
        onPress={() => void print('label', 'labels.pdf')}
        size="small"
      >
        Labels
      </Button>
      <Button kind="quiet" onPress={onDone} size="small">
        Clear the selection
      </Button>
      {isDeclining && (
        <DeclineDialog
          count={declinable}
          onClose={() => setDeclining(false)}
          onDecline={(reason, note) => void move('Decline', { reason, note })}
        />
      )}
    </section>
  );
}
