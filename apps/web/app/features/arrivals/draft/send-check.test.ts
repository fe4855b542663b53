// Two phones that count one parcel, with lines that drop, against a server that keeps versions as ours does.
import type { Arrival, CountedLine } from '@wevisu/contract/arrivals.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../platform/api-failure.ts';
import {
  type CheckDraft,
  changeLine,
  choose,
  correctionOf,
  countCounted,
  draftOf,
  isUnsent,
  meet,
  sentLines,
} from './check-draft.ts';
import { type CheckCalls, type DraftPlace, sendCheck } from './send-check.ts';

const ONE = 1 as OrderItemId;
const TWO = 2 as OrderItemId;

function arrivalOf(count: Arrival['count'] = null, signed: Arrival['signed'] = []): Arrival {
  const line = (id: OrderItemId) => ({
    ...{ order_item_id: id, product_name: `Tile ${id}`, sku: 'T', size_label: '', finish: '' },
    ...{ picture: '', unit: 'Box', expected: 4, price: 100, lots_sent: [], lots_before: [] },
  });
  return {
    ...{ parcel_id: 7, order_number: 'WV-1', vendor: 'Tiles', tracking: null, can_check: true },
    ...{ shipped_at: null, delivered_at: null, lines: [line(ONE), line(TWO)], count, signed },
  };
}

function server() {
  let count: Arrival['count'] = null;
  let signed: Arrival['signed'] = [];
  let version = 0;
  const saves = new Map<string, number>();
  const photos = new Map<string, number>();
  const signatures = new Set<string>();
  /** 'lost': the reply; 'off': the request. */
  let line: 'up' | 'lost' | 'off' = 'up';
  const reply = <T>(work: () => T): T => {
    if (line === 'off') throw new ApiFailure(0);
    const made = work();
    if (line === 'lost') throw new ApiFailure(0);
    return made;
  };
  const now = () => arrivalOf(count, signed);
  const calls: CheckCalls = {
    photo: async ({ key }) =>
      reply(() => {
        const id = photos.get(key) ?? photos.size + 100;
        photos.set(key, id);
        return id;
      }),
    save: async ({ request_id, seen, lines }) =>
      reply(() => {
        if (saves.get(request_id) === count?.version && count !== null) return now();
        if ((count?.version ?? null) !== seen)
          throw new ApiFailure(409, { code: 'changed_meanwhile', now: now() });
        version += 1;
        saves.set(request_id, version);
        count = { version, by: 'Ana', at: '', lines };
        return now();
      }),
    sign: async ({ request_id, seen, received_by }) =>
      reply(() => {
        if (signatures.has(request_id)) return now();
        if (count?.version !== seen)
          throw new ApiFailure(409, { code: 'changed_meanwhile', now: now() });
        signatures.add(request_id);
        const lines = count.lines.map((one) => ({
          ...{ ...one, product_name: '', unit: 'Box', expected: 4, claim: null, no_claim: '' },
        }));
        signed = [
          ...[
            {
              id: 9,
              serial: 1,
              role: 'homeowner' as const,
              received_by,
              signed_at: '',
              sent_at: '',
              lines,
            },
          ],
          ...signed,
        ];
        count = null;
        return now();
      }),
    newId: () => crypto.randomUUID(),
  };
  return {
    calls,
    now,
    photos,
    signatures,
    saves,
    set line(state: 'up' | 'lost' | 'off') {
      line = state;
    },
  };
}

function phone(from: Arrival): DraftPlace & { draft: CheckDraft } {
  const place = {
    draft: draftOf(from),
    get: () => place.draft,
    set(change: (draft: CheckDraft) => CheckDraft) {
      place.draft = change(place.draft);
    },
  };
  return place;
}

const counts = (lines: readonly CountedLine[] = []) =>
  lines.map(({ order_item_id: id, received }) => [Number(id), received]);

test('what is counted without a network is sent once there is one: photos, count, signature', async () => {
  const at = server();
  const mine = phone(at.now());
  const photo = { key: 'k1', blob: new Blob(['x']), id: null };
  mine.set((draft) => changeLine(draft, ONE, { received: 3, photos: [photo] }));
  mine.set((draft) => changeLine(draft, TWO, { received: 4, damaged: 9, lots: 'A1, a1, B2' }));
  const signature = { requestId: 's', receivedBy: 'Ana', signedAt: '' };
  mine.set((draft) => ({ ...draft, signature }));
  for (const line of ['off', 'lost', 'lost', 'lost'] as const) {
    at.line = line;
    await expect(sendCheck(mine, at.calls)).rejects.toThrow(ApiFailure);
  }
  at.line = 'up';
  const signed = await sendCheck(mine, at.calls);
  expect(signed?.signed[0]?.lines).toMatchObject([
    { received: 3, photos: [100] },
    { received: 4, damaged: 4, lots: ['A1', 'B2'] },
  ]);
  expect([at.photos.size, at.signatures.size, at.saves.size]).toEqual([1, 1, 1]);
});

test('two who count different lines are put together without a question', async () => {
  const at = server();
  const [mine, theirs] = [phone(at.now()), phone(at.now())];
  mine.set((draft) => changeLine(draft, ONE, { received: 4 }));
  theirs.set((draft) => changeLine(draft, TWO, { received: 2 }));
  await sendCheck(mine, at.calls);
  await sendCheck(theirs, at.calls);
  expect(counts(at.now().count?.lines)).toEqual([
    [1, 4],
    [2, 2],
  ]);
  mine.set((draft) => meet(draft, at.now()));
  expect([countCounted(mine.draft), isUnsent(mine.draft)]).toEqual([2, false]);
});

test('two who count one line otherwise choose, and nothing is sent or signed before', async () => {
  const at = server();
  const [mine, theirs] = [phone(at.now()), phone(at.now())];
  theirs.set((draft) => changeLine(draft, ONE, { received: 4 }));
  await sendCheck(theirs, at.calls);
  const photo = { key: 'k1', blob: new Blob(['x']), id: null };
  mine.set((draft) => changeLine(draft, ONE, { received: 3, photos: [photo] }));
  mine.set((draft) => changeLine(draft, TWO, { received: 4 }));
  mine.set((draft) => ({ ...draft, signature: { requestId: 's', receivedBy: 'A', signedAt: '' } }));
  expect(await sendCheck(mine, at.calls)).toBeNull();
  expect(mine.draft.conflicts[ONE]).toMatchObject({ received: 4 });
  expect([counts(at.now().count?.lines), at.signatures.size]).toEqual([[[1, 4]], 0]);
  const kept = choose(mine.draft, ONE, 'theirs');
  expect(kept.lines[ONE]).toMatchObject({ received: 4, photos: [{ id: 100 }] });
  mine.set((draft) => choose(draft, ONE, 'mine'));
  const signed = await sendCheck(mine, at.calls);
  expect(counts(signed?.signed[0]?.lines)).toEqual([
    [1, 3],
    [2, 4],
  ]);
});

test('a save whose reply was lost is no conflict with what was counted since', async () => {
  const at = server();
  const mine = phone(at.now());
  mine.set((draft) => changeLine(draft, ONE, { received: 3 }));
  at.line = 'lost';
  await expect(sendCheck(mine, at.calls)).rejects.toThrow(ApiFailure);
  at.line = 'up';
  mine.set((draft) => changeLine(draft, ONE, { received: 2 }));
  await sendCheck(mine, at.calls);
  expect(mine.draft.conflicts).toEqual({});
  expect(counts(at.now().count?.lines)).toEqual([[1, 2]]);
});

test('a correction starts from what was signed for last', () => {
  const line = {
    ...{ order_item_id: ONE, product_name: '', unit: 'Box', expected: 4, received: 4, damaged: 0 },
    ...{ lots: ['A1', 'B2'], note: 'Wet', photos: [5], claim: null, no_claim: '' },
  };
  const signed = {
    ...{ id: 9, serial: 1, role: 'pro' as const, received_by: 'Ana', signed_at: '', sent_at: '' },
    lines: [line],
  };
  const draft = correctionOf(arrivalOf(null, [signed]));
  expect(sentLines(draft)).toEqual([
    { order_item_id: ONE, received: 4, damaged: 0, lots: ['A1', 'B2'], note: 'Wet', photos: [5] },
  ]);
});
