import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { SCREEN_TEXTS } from '../../platform/screen-texts.ts';
import { announce } from '../../platform/site-events.ts';
import { readStored, readStoredJson, writeStored } from '../../platform/storage.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { keepProjectId } from '../showrooms/stored-item.ts';
import { loadCartCalls } from './use-cart.ts';

/** my_item as the visualizer writes it (DATA-10); other scripts may have written anything. */
interface StoredItem {
  readonly showroom?: unknown;
  readonly floorplan?: unknown;
  readonly floorTemplate?: unknown;
  readonly is_3d?: unknown;
}

export function readStoredItem() {
  const item = (readStoredJson(STORAGE_KEYS.myItem) ?? {}) as StoredItem;
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : null;
  return {
    showroom: typeof item.showroom === 'number' ? (item.showroom as ProUserId) : null,
    floorplan: text(item.floorplan),
    floorTemplate: text(item.floorTemplate),
    is3d: item.is_3d === true,
  };
}

/** AUTH-21: the stored project; 'null', 'undefined' and nothing all count as none. */
export function projectValue(stored: string | null): string {
  return stored === null || stored === 'null' || stored === 'undefined' ? '' : stored;
}

/** Creates a project from the stored selection, or finds that of an earlier cart. Rejects if it can't. */
export async function createStoredProject({ forCart = false } = {}): Promise<ProjectId> {
  const { showroom, floorplan, floorTemplate, is3d } = readStoredItem();
  if (showroom === null) throw new Error('No showroom is stored.');
  const { createProjectOf } = await loadCartCalls();
  const room = { showroom, floorplan, floorTemplate, is_3d: is3d, for_cart: forCart };
  const stored = projectValue(readStored(STORAGE_KEYS.project));
  const id = await createProjectOf({ ...room, project: stored }).catch((error: unknown) => {
    // The stored project belongs to another account or showroom, or has been deleted.
    const isForeign = error instanceof ApiFailure && error.code === 'project_not_found';
    if (stored === '' || !isForeign) throw error;
    return createProjectOf({ ...room, project: '' });
  });
  keepProjectId(id);
  return id;
}

/**
 * AUTH-19, REG-35, REG-36, CART-04: moves the guest's carts to the account, under a project of the
 * stored selection, if a showroom is still selected. On failure the guest's id stays, so that it can be retried (U-42).
 */
export async function takeOverCart(): Promise<boolean> {
  const cartId = readStored(STORAGE_KEYS.cartId);
  if (cartId === null) return false;
  try {
    const isSelected = readStoredItem().showroom !== null;
    const projectId = isSelected ? await createStoredProject({ forCart: true }) : null;
    await attach(cartId, projectId);
  } catch (error) {
    console.error(error);
    showToast('error', SCREEN_TEXTS.pleaseLogIn);
    return false;
  }
  writeStored(STORAGE_KEYS.cartId, null);
  announce('cart-updated');
  return true;
}

async function attach(cartId: string, projectId: ProjectId | null): Promise<void> {
  const { attachCart } = await loadCartCalls();
  try {
    await attachCart(cartId, projectId);
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    // A cart of a showroom other than the selected one belongs to none of its projects.
    if (error.code === 'project_not_found') await attachCart(cartId, null);
    // Deleted after 30 days unused: there is nothing to move.
    else if (error.code !== 'cart_not_found') throw error;
  }
}
