import type { ProjectId } from '@wevisu/domain/ids.ts';
import { MAX_LINE_AREA_SQFT_E2 } from './limits.ts';

export interface ItemToPut {
  readonly variantId: number;
  readonly projectId: ProjectId | null;
  readonly qty: number;
  /** The area that the quantity was counted from; null where it was typed. */
  readonly areaSqftE2: number | null;
}

/** One item per variant and project, in the order of their first mention: one line can't be written twice. */
export function mergeItems(items: readonly ItemToPut[]): ItemToPut[] {
  const merged = new Map<string, ItemToPut>();
  for (const item of items) {
    const key = `${item.variantId} ${item.projectId}`;
    const before = merged.get(key);
    merged.set(key, before === undefined ? item : join(before, item));
  }
  return [...merged.values()];
}

function join(a: ItemToPut, b: ItemToPut): ItemToPut {
  const areaSqftE2 =
    a.areaSqftE2 === null || b.areaSqftE2 === null
      ? null
      : Math.min(MAX_LINE_AREA_SQFT_E2, a.areaSqftE2 + b.areaSqftE2);
  return { ...a, qty: a.qty + b.qty, areaSqftE2 };
}
