// Pictures under plans, saved only in this browser under the room's address. They are not part of the room,
// so nobody it is shared with gets them.
import { z } from 'zod';
import { browserStore } from '../../../platform/browser-store.ts';
import type { TraceRecord } from '../workspace/trace-store.ts';

const inStore = browserStore('wevisu-traces', 'traces');
/** The number of rooms; the one used longest ago is deleted first. */
const MAX = 6;

const number = z.number();
const kept = z.object({
  picture: z.object({
    file: z.instanceof(Blob),
    width: number.positive(),
    height: number.positive(),
  }),
  ownId: z.string().nullable().default(null),
  levelId: z.string().nullable(),
  placement: z.object({
    at: z.tuple([number, number]),
    tenthsPerPixel: number.positive(),
    turnTenthsDeg: number,
  }),
  isToScale: z.boolean(),
  fade: number.min(0).max(0.9),
  isHidden: z.boolean(),
  isLocked: z.boolean(),
  touchedAt: number,
});

/** null if there is none or it cannot be read. */
export async function readTrace(address: string): Promise<TraceRecord | null> {
  try {
    const { data } = kept.safeParse(await inStore('readonly', (store) => store.get(address)));
    if (!data) return null;
    const { touchedAt: _, ...record } = data;
    return record;
  } catch {
    return null;
  }
}

/** Rejects if it cannot be saved. */
export async function saveTrace(address: string, record: TraceRecord): Promise<void> {
  await inStore('readwrite', (store) => store.put({ ...record, touchedAt: Date.now() }, address));
  await forgetOldest();
}

async function forgetOldest(): Promise<void> {
  const keys = await inStore('readonly', (store) => store.getAllKeys());
  if (keys.length <= MAX) return;
  const all = await inStore('readonly', (store) => store.getAll());
  const byAge = keys
    .map((key, index) => ({ key, touchedAt: Number(all[index]?.touchedAt ?? 0) }))
    .sort((a, b) => b.touchedAt - a.touchedAt);
  for (const { key } of byAge.slice(MAX)) {
    await inStore('readwrite', (store) => store.delete(key));
  }
}

export async function forgetTrace(address: string): Promise<void> {
  try {
    await inStore('readwrite', (store) => store.delete(address));
  } catch {
    // Without storage there is nothing to delete.
  }
}
