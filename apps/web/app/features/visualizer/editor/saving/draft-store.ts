// The room of somebody who is not signed in, kept in the browser: one, the last that was changed.

const KEY = 'design_draft';

interface Draft {
  /** The editor's address that it was opened by. */
  readonly from: string;
  readonly scene: string;
}

function stored(): Draft | null {
  try {
    const value: unknown = JSON.parse(globalThis.localStorage.getItem(KEY) ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const { from, scene } = value as Record<string, unknown>;
    return typeof from === 'string' && typeof scene === 'string' ? { from, scene } : null;
  } catch {
    return null;
  }
}

/** The text of the kept scene that was opened by an address; null where there is none. */
export function readDraft(from: string): string | null {
  const draft = stored();
  return draft?.from === from ? draft.scene : null;
}

/** Throws where the browser's store is full or refused. */
export function writeDraft(draft: Draft): void {
  globalThis.localStorage.setItem(KEY, JSON.stringify(draft));
}

export function forgetDraft(): void {
  try {
    globalThis.localStorage.removeItem(KEY);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}
