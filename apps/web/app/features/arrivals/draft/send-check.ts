// Sends what this device has and the server has not: photos, then the count, then the signature.
import type { Arrival, CountedLine } from '@wevisu/contract/arrivals.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import {
  type CheckDraft,
  changeLine,
  hasUnsentPhotos,
  isUnsent,
  meet,
  sentLines,
} from './check-draft.ts';

export interface CheckCalls {
  photo(of: {
    readonly itemId: OrderItemId;
    readonly key: string;
    readonly photo: Blob;
  }): Promise<number>;
  save(body: {
    readonly request_id: string;
    readonly seen: number | null;
    readonly lines: CountedLine[];
  }): Promise<Arrival>;
  sign(body: {
    readonly request_id: string;
    readonly seen: number;
    readonly corrects: number | null;
    readonly received_by: string;
    readonly signed_at: string;
  }): Promise<Arrival>;
  newId(): string;
}

/** The draft as it is now, and as it is changed: kept on the device before anything is sent. */
export interface DraftPlace {
  get(): CheckDraft;
  set(change: (draft: CheckDraft) => CheckDraft): void;
}

/**
 * Until all is sent, or two people counted a line otherwise. Throws the ApiFailure of what was refused or got no answer;
 * sent again, everything is done once. Returns the signed arrival, or null where it is not signed.
 */
export async function sendCheck(place: DraftPlace, calls: CheckCalls): Promise<Arrival | null> {
  await sendPhotos(place, calls);
  for (;;) {
    const { conflicts, signature, arrival } = place.get();
    if (Object.keys(conflicts).length > 0) return null;
    if (hasUnsentPhotos(place.get())) await sendPhotos(place, calls);
    if (isUnsent(place.get())) {
      await orMeet(place, () => save(place, calls));
      continue;
    }
    if (signature === null || arrival.count === null) return null;
    const { version: seen } = arrival.count;
    const corrects = arrival.signed[0]?.id ?? null;
    const { requestId: request_id, receivedBy: received_by, signedAt: signed_at } = signature;
    const body = { request_id, seen, corrects, received_by, signed_at };
    const signed = await orMeet(place, () => calls.sign(body));
    if (signed !== null) return signed;
  }
}

async function sendPhotos(place: DraftPlace, calls: CheckCalls): Promise<void> {
  for (const { order_item_id: itemId } of place.get().arrival.lines) {
    for (const { key, blob, id } of place.get().lines[itemId]?.photos ?? []) {
      if (id !== null || blob === null) continue;
      const sent = await calls.photo({ itemId, key, photo: blob });
      place.set((draft) =>
        changeLine(draft, itemId, ({ photos }) => ({
          photos: photos.map((one) => (one.key === key ? { ...one, id: sent } : one)),
        })),
      );
    }
  }
}

async function save(place: DraftPlace, calls: CheckCalls): Promise<void> {
  const draft = place.get();
  const lines = [...sentLines(draft)];
  const again = draft.sending.find((sent) => JSON.stringify(sent.lines) === JSON.stringify(lines));
  const requestId = again?.requestId ?? calls.newId();
  if (again === undefined)
    place.set((now) => ({ ...now, sending: [...now.sending, { requestId, lines }] }));
  const seen = draft.arrival.count?.version ?? null;
  const saved = await calls.save({ request_id: requestId, seen, lines });
  place.set((now) => ({ ...meet(now, saved), sending: [] }));
}

/** Where somebody else was faster, takes theirs over; null then. */
async function orMeet<T>(place: DraftPlace, work: () => Promise<T>): Promise<T | null> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiFailure) || error.code !== 'changed_meanwhile') throw error;
    place.set((draft) => ({ ...meet(draft, error.now as Arrival), sending: [] }));
    return null;
  }
}
