import type { ProjectId, VariantId } from '@wevisu/domain/ids.ts';
import { MAX_LINE_AREA_SQFT_E2 } from './limits.ts';

export interface ItemToPut {
  readonly variantId: VariantId;
  readonly projectId: ProjectId | null;
  /** The guest's room that it is for, by where it started; null for none. */
  readonly room: string | null;
  readonly qty: number;
  /** The area the quantity was computed from; null if it was typed. */
  readonly areaSqftE2: number | null;
}

/** One item per variant, project and room, in order of first mention: one statement can't write a line twice. */
export function mergeItems(items: readonly ItemToPut[]): ItemToPut[] {
  const merged = new Map<string, ItemToPut>();
  for (const item of items) {
    const key = `${item.variantId} ${item.projectId} ${item.room}`;
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
