import type { CartLine } from '@wevisu/contract/cart.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';

export interface RemovedLineProps {
  readonly line: CartLine;
  readonly onUndo: () => Promise<void>;
  readonly onDismiss: () => void;
}

/** Replaces a removed line, with focus on 'Undo', so that a slip costs one key press. */
export function RemovedLine({ line, onUndo, onDismiss }: RemovedLineProps) {
  const [isPending, setPending] = useState(false);
  const itemRef = useRef<HTMLLIElement>(null);
  useEffect(() => itemRef.current?.querySelector('button')?.focus(), []);
  return (
    <li className="flex items-center gap-3 border-line border-b py-3 text-14" ref={itemRef}>
      <p className="min-w-0 flex-1 text-muted">
        <span className="text-ink">{line.product_name}</span> was removed.
      </p>
      <Button
        aria-label={`Undo: put ${line.product_name} back`}
        isPending={isPending}
        kind="quiet"
        onPress={() => {
          setPending(true);
          void onUndo().finally(() => setPending(false));
        }}
        size="small"
      >
        Undo
      </Button>
      <IconButton icon="x" label={`Hide: ${line.product_name} was removed`} onPress={onDismiss} />
    </li>
  );
}
