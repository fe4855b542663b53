// Rooms of people who are not signed in, stored in the browser: the one changed last and a few older ones.

const KEY = 'design_draft';
const BEFORE_KEY = 'design_drafts_before';
const MAX_BEFORE = 4;

interface Draft {
  /** The editor's address that opened it. */
  readonly from: string;
  readonly scene: string;
}

function parsed(key: string): unknown {
  try {
    return JSON.parse(globalThis.localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

function toDraft(value: unknown): Draft[] {
  if (typeof value !== 'object' || value === null) return [];
  const { from, scene } = value as Record<string, unknown>;
  return typeof from === 'string' && typeof scene === 'string' ? [{ from, scene }] : [];
}

function draftsBefore(): readonly Draft[] {
  const value = parsed(BEFORE_KEY);
  return Array.isArray(value) ? value.flatMap(toDraft) : [];
}

/** The stored scene for an address; null if there is none. */
export function readDraft(from: string): string | null {
  const drafts = [...toDraft(parsed(KEY)), ...draftsBefore()];
  return drafts.find((draft) => draft.from === from)?.scene ?? null;
}

function keepBefore(drafts: readonly Draft[]): void {
  if (drafts.length === 0) globalThis.localStorage.removeItem(BEFORE_KEY);
  else globalThis.localStorage.setItem(BEFORE_KEY, JSON.stringify(drafts));
}

/**
 * Stores a room as the latest. Older ones are kept behind it, and the oldest are dropped if there is no
 * space. Throws if the browser's storage is full or not available.
 */
export function writeDraft(draft: Draft): void {
  const last = toDraft(parsed(KEY));
  const before = draftsBefore();
  if (last[0] && last[0].from !== draft.from) {
    keepAsMany([last[0], ...before.filter(({ from }) => from !== draft.from)]);
  }
  for (;;) {
    try {
      globalThis.localStorage.setItem(KEY, JSON.stringify(draft));
      return;
    } catch (error) {
      const older = draftsBefore();
      if (older.length === 0) throw error;
      keepBefore(older.slice(0, -1));
    }
  }
}

function keepAsMany(drafts: readonly Draft[]): void {
  for (let count = Math.min(MAX_BEFORE, drafts.length); count >= 0; count--) {
    try {
      keepBefore(drafts.slice(0, count));
      return;
    } catch {
      // One room fewer may fit.
    }
  }
}

/** Deletes a room that is now saved elsewhere. */
export function forgetDraft(from: string): void {
  try {
    if (toDraft(parsed(KEY))[0]?.from === from) globalThis.localStorage.removeItem(KEY);
    const before = draftsBefore();
    if (before.some((draft) => draft.from === from)) {
      keepBefore(before.filter((draft) => draft.from !== from));
    }
  } catch {
    // Without storage there is nothing to delete.
  }
}
