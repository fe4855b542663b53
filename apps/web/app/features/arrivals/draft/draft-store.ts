// Counts that are not signed and sent yet, with their photos, kept on this device by account and parcel.
import { browserStore } from '../../../platform/browser-store.ts';
import type { CheckDraft } from './check-draft.ts';

const inStore = browserStore('wevisu-arrivals', 'drafts');

const keyOf = (userId: number, parcelId: number) => `${userId} ${parcelId}`;

/** Null if there is none, or the browser stores nothing. */
export async function readDraft(userId: number, parcelId: number): Promise<CheckDraft | null> {
  try {
    const kept: unknown = await inStore('readonly', (store) => store.get(keyOf(userId, parcelId)));
    return isDraft(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Rejects if nothing can be stored. */
export async function keepDraft(
  userId: number,
  parcelId: number,
  draft: CheckDraft,
): Promise<void> {
  await inStore('readwrite', (store) => store.put(draft, keyOf(userId, parcelId)));
}

export async function forgetDraft(userId: number, parcelId: number): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.delete(keyOf(userId, parcelId)));
  } catch {
    // Without storage there is nothing to delete.
  }
}

function isDraft(kept: unknown): kept is CheckDraft {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    ['arrival', 'lines', 'sending', 'conflicts'].every(
      (name) => typeof Reflect.get(kept, name) === 'object',
    )
  );
}
