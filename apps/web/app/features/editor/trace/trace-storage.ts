// Pictures under plans, kept in this browser alone and by the room's address: they are no part of the room, so that
// nobody with whom it is shared gets them.
import { z } from 'zod';
import { browserStore } from '../../../platform/browser-store.ts';
import type { TraceRecord } from '../workspace/trace-store.ts';

const inStore = browserStore('wevisu-traces', 'traces');
/** Of so many rooms; the one that was touched longest ago goes first. */
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

/** Null where there is none, or none that can be read. */
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

/** Rejects where it can't be kept. */
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
    // Where nothing can be kept there is nothing to forget.
  }
}
