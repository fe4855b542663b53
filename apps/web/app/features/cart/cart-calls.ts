// Calls pull in the contract's schemas, so this file is imported when the first one is made. All are quiet: the outcome
// is a toast in the server's words (CART-06, CART-07).

import {
  addProjectToCart,
  addSample,
  type Cart,
  destroyCartLine,
  getCart,
  listCarts,
  syncToBulkCart,
  syncToCart,
  updateCart,
} from '@wevisu/contract/cart.ts';
import { estimateShipping } from '@wevisu/contract/checkout.ts';
import {
  createProject,
  getProjectCart,
  listProjects,
  type ProjectCart,
  updateProjectCart,
} from '@wevisu/contract/projects.ts';
import type { ProjectId, ProUserId, VariantId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import type { CartOwner, ItemToAdd, LineChange } from './cart-inputs.ts';

const guestId = ({ cartId }: CartOwner) => (cartId === null ? {} : { temp_project_id: cartId });

/** CART-08; null if the guest's cart is gone (G-47), which is not an error. */
export async function fetchCart(owner: CartOwner): Promise<Cart | null> {
  try {
    const query = { showroom: owner.proId, ...guestId(owner) };
    return (await call(getCart, { query }, { isQuiet: true })).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'cart_not_found') return null;
    throw error;
  }
}

/** The showrooms with a cart of the account, or of the guest with the id; last changed first. */
export async function fetchCarts(cartId: string | null) {
  const query = cartId === null ? {} : { temp_project_id: cartId };
  return (await call(listCarts, { query }, { isQuiet: true })).data;
}

/** CHECK-02: shipping to a zip code, before any sign-in. */
export async function fetchShipping(owner: CartOwner, zip: string) {
  const query = { showroom: owner.proId, ...guestId(owner), zip };
  return (await call(estimateShipping, { query }, { isQuiet: true })).data;
}

export interface AddOptions {
  readonly project?: ProjectId;
  /** The guest's room that the items are for: their quantities replace what the cart has of them. */
  readonly room?: string;
}

/** CART-09. */
export function addItems(owner: CartOwner, items: readonly ItemToAdd[], options: AddOptions) {
  const body = {
    action: 'cart',
    showroom: owner.proId,
    ...guestId(owner),
    ...options,
    items: items.map(({ variantId, qty, areaSqftE2 }) => ({
      variant_id: variantId,
      qty,
      ...(areaSqftE2 === null ? {} : { area_sqft_e2: areaSqftE2 }),
    })),
  } as const;
  return call(syncToCart, { body }, { isQuiet: true });
}

export function addSampleOf(owner: CartOwner, variantId: VariantId) {
  const body = { showroom: owner.proId, variant_id: variantId, ...guestId(owner) };
  return call(addSample, { body }, { isQuiet: true });
}

export async function changeCart(
  owner: CartOwner,
  change: {
    readonly items?: readonly LineChange[];
    readonly coupon?: string;
    readonly confirmPrices?: boolean;
  },
) {
  const { items = [], coupon, confirmPrices = false } = change;
  return call(
    updateCart,
    {
      body: {
        showroom: owner.proId,
        ...guestId(owner),
        items: items.map(({ id, qty, areaSqftE2 }) => ({ id, qty, area_sqft_e2: areaSqftE2 })),
        ...(coupon === undefined ? {} : { coupon }),
        confirm_prices: confirmPrices,
      },
    },
    { isQuiet: true },
  );
}

export async function removeLine(owner: CartOwner, id: number) {
  const query = { showroom: owner.proId, ...guestId(owner) };
  return call(destroyCartLine, { params: { id }, query }, { isQuiet: true });
}

/** DATA-10: returns the project's id. */
export async function createProjectOf(item: {
  readonly showroom: ProUserId;
  readonly name?: string;
  readonly floorplan?: string | null;
  readonly floorTemplate?: string | null;
  readonly is_3d?: boolean;
  readonly project: string | null;
  /** For a guest's cart at sign-in. */
  readonly for_cart?: boolean;
}): Promise<ProjectId> {
  return (await call(createProject, { body: item }, { isQuiet: true })).data;
}

/** CART-06: adds to a project's quantity of a variant. */
export function addToProject(project: ProjectId, item: { variantId: VariantId; qty: number }) {
  const items = [{ variant_id: item.variantId, qty: item.qty }];
  return call(updateProjectCart, { body: { project, add: true, items } }, { isQuiet: true });
}

/** CART-03: null if the user has no such project. */
export async function fetchProject(id: ProjectId): Promise<ProjectCart | null> {
  try {
    return (await call(getProjectCart, { params: { id } }, { isQuiet: true })).data;
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'project_not_found') return null;
    throw error;
  }
}

/** CART-11: sets quantities of a project; 0 removes a line. */
export function changeProject(project: ProjectId, quantities: ReadonlyMap<VariantId, number>) {
  const items = [...quantities].map(([variant_id, qty]) => ({ variant_id, qty }));
  return call(updateProjectCart, { body: { project, items } }, { isQuiet: true });
}

/** CART-10: adds a project's picked lines that can be bought; idempotent. */
export function putPicked({ id, showroom }: Pick<ProjectCart, 'id' | 'showroom'>) {
  const body = { showroom, projects: [id], picked: true };
  return call(syncToBulkCart, { body }, { isQuiet: true });
}

/** The user's projects in a showroom, last changed first. */
export async function fetchOwnProjects(proId: ProUserId) {
  const { data } = await call(listProjects, { query: {} }, { isQuiet: true });
  return data.filter((project) => project.showroom === proId);
}

export async function attachCart(cartId: string, projectId: ProjectId | null) {
  const body = { re_temp_project_id: cartId, project_id: projectId };
  return call(addProjectToCart, { body }, { isQuiet: true });
}
