import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import type { DeclineReason } from '@wevisu/domain/orders/decline-reasons.ts';
import { useState } from 'react';
import type { BulkControls } from '../../back-office/table/bulk-bar.tsx';
import type { BulkAct } from '../../back-office/table/table-types.ts';
import { Button } from '../../ui/button.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { moveSelected, printSelected } from './selected-lines.ts';

type Status = 'Vendor Approved' | 'In Progress' | 'Ready to Pick Up' | 'Decline';

function moveTo(
  status: Status,
  label: string,
  why: { readonly reason?: DeclineReason; readonly note?: string } = {},
): BulkAct<VendorLine> {
  return {
    ...{ id: status, label },
    run: (selection, progress) => moveSelected(selection, { move: { status, ...why }, progress }),
  };
}

function print(paper: 'list' | 'label', label: string): BulkAct<VendorLine> {
  return {
    ...{ id: paper, label },
    run: (selection, progress) => printSelected(selection, { paper, progress }),
  };
}

const MOVES = [
  moveTo('Vendor Approved', 'Approve'),
  moveTo('In Progress', 'Start'),
  moveTo('Ready to Pick Up', 'Ready to pick up'),
];
const PAPERS = [print('list', 'Packing lists'), print('label', 'Labels')];

/** What can be done with the selected lines. Those that can't take a step stay, and say why. */
export function MoveLines({ count, running, start }: BulkControls<VendorLine>) {
  const [isDeclining, setDeclining] = useState(false);
  const button = (act: BulkAct<VendorLine>) => (
    <Button
      isPending={running === act.id}
      key={act.id}
      kind="secondary"
      onPress={() => start(act)}
      size="small"
    >
      {act.label}
    </Button>
  );
  return (
    <>
      {MOVES.map(button)}
      <Button
        isPending={running === 'Decline'}
        kind="secondary"
        onPress={() => setDeclining(true)}
        size="small"
      >
        Decline
      </Button>
      {PAPERS.map(button)}
      {isDeclining && (
        <DeclineDialog
          count={count}
          onClose={() => setDeclining(false)}
          onDecline={(reason, note) => {
            setDeclining(false);
            start(moveTo('Decline', 'Decline', { reason, note }));
          }}
        />
      )}
    </>
  );
}
