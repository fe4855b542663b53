import { MAX_LISTING_VARIANTS } from '@wevisu/domain/listings/listing.ts';

export interface KeyedRow {
  readonly productKey: string;
}

/**
 * Rows that stand one after another with one key are variants of one product, as many as a listing may have. If more
 * rows follow, the last product is left for the next turn, unless it is full.
 */
export function groupRows<Row extends KeyedRow>(
  rows: readonly Row[],
  { isEnd }: { readonly isEnd: boolean },
): readonly (readonly Row[])[] {
  const groups: Row[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    const isSame = last?.[0]?.productKey === row.productKey && last.length < MAX_LISTING_VARIANTS;
    if (isSame) last.push(row);
    else groups.push([row]);
  }
  const isOpen = !isEnd && (groups.at(-1)?.length ?? 0) < MAX_LISTING_VARIANTS;
  return isOpen ? groups.slice(0, -1) : groups;
}
