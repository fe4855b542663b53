import type { CartLine } from '@wevisu/contract/cart.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface PriceNoticeProps {
  readonly lines: readonly CartLine[];
  readonly onConfirm: () => Promise<boolean>;
}

/** POL-03: nothing is bought at a price the homeowner has not accepted. */
export function PriceNotice({ lines, onConfirm }: PriceNoticeProps) {
  const [isPending, setPending] = useState(false);
  const title = lines.length === 1 ? 'A price has changed' : `${lines.length} prices have changed`;
  return (
    <Notice
      action={
        <Button
          isPending={isPending}
          kind="secondary"
          onPress={() => {
            setPending(true);
            void onConfirm().finally(() => setPending(false));
          }}
          size="small"
        >
          {lines.length === 1 ? 'Accept the new price' : 'Accept the new prices'}
        </Button>
      }
      className="mt-6"
      kind="warning"
      title={title}
    >
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            {line.product_name}: <Money amount={line.price} /> now, before{' '}
            <Money amount={line.seen_price ?? line.price} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}
