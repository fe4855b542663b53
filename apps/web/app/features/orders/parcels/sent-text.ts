import type { PackedLine } from '@wevisu/contract/parcels.ts';

/** 'partly shipped, 3 of 5' or 'partly delivered, 3 of 5'; null for a line that travels as one. */
export function sentText({
  qty,
  shipped,
  delivered,
}: Pick<PackedLine, 'qty' | 'shipped' | 'delivered'>): string | null {
  if (shipped > 0 && shipped < qty) return `partly shipped, ${shipped} of ${qty}`;
  return delivered > 0 && delivered < qty ? `partly delivered, ${delivered} of ${qty}` : null;
}
