import type { ProUserId } from '@wevisu/domain/ids.ts';

/** Whose cart, in which showroom: a guest's by its id; of the account where the token says so. */
export interface CartOwner {
  readonly proId: ProUserId;
  readonly cartId: string | null;
}

export interface ItemToAdd {
  readonly variantId: number;
  readonly qty: number;
  /** Hundredths of a square foot; null where no area was typed. */
  readonly areaSqftE2: number | null;
}

export interface LineChange {
  readonly id: number;
  readonly qty: number;
  readonly areaSqftE2: number | null;
}
