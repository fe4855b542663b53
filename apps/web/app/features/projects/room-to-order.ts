import type { ProjectId } from '@wevisu/domain/ids.ts';
import { type CartChanges, fetchCartChanges, putIntoCart } from './project-calls.ts';

export interface RoomChanges {
  /** What the room takes at current prices, as far as it can be bought. */
  readonly total: number;
  readonly changes: CartChanges['changes'];
}

/** A room whose products can go into the cart: an account's project, or a guest's room in this browser. */
export interface RoomToOrder {
  readonly load: () => Promise<RoomChanges>;
  /** Null for everything. */
  readonly put: (
    loaded: RoomChanges,
    only: RoomChanges['changes'] | null,
  ) => Promise<{
    readonly data: { readonly lines: number; readonly total: number };
    readonly message: string;
  }>;
}

/** `saved` returns the id of the saved project; an open room is saved first. */
export function roomOfProject(saved: () => Promise<ProjectId>): RoomToOrder {
  let seen: { readonly id: ProjectId; readonly revision: number } | null = null;
  return {
    async load() {
      const id = await saved();
      const { revision, ...loaded } = await fetchCartChanges(id);
      seen = { id, revision };
      return loaded;
    },
    put(_, only) {
      if (seen === null) throw new Error('The room must be loaded before it is put into the cart.');
      const variantIds = only?.map(({ variant_id }) => variant_id) ?? null;
      return putIntoCart(seen.id, { revision: seen.revision, only: variantIds });
    },
  };
}
