import type { ProUserId, VariantId } from '@wevisu/domain/ids.ts';

/** Whose cart, in which showroom: a guest's by its id, or the signed-in account's. */
export interface CartOwner {
  readonly proId: ProUserId;
  readonly cartId: string | null;
}

export interface ItemToAdd {
  readonly variantId: VariantId;
  readonly qty: number;
  /** Hundredths of a square foot; null if no area was entered. */
  readonly areaSqftE2: number | null;
}

export interface LineChange {
  readonly id: number;
  readonly qty: number;
  readonly areaSqftE2: number | null;
}
