// Where a page of a list begins: after the row with this key and id. Clients hand it back and never read it.

export interface Place {
  /** The value that the list is sorted by, as PostgreSQL writes it; null sorts last. */
  readonly key: string | null;
  readonly id: number;
}

interface Order {
  readonly sort: string;
  readonly dir: 'asc' | 'desc';
}

export function writeCursor({ sort, dir }: Order, { key, id }: Place): string {
  return Buffer.from(JSON.stringify([sort, dir, key, id])).toString('base64url');
}

/** Null for a text that is none, or one of a list in another order. */
export function readCursor({ sort, dir }: Order, text: string): Place | null {
  const parts = parse(Buffer.from(text, 'base64url').toString());
  if (!Array.isArray(parts) || parts.length !== 4) return null;
  const [ofSort, ofDir, key, id]: readonly unknown[] = parts;
  if (ofSort !== sort || ofDir !== dir) return null;
  if (key !== null && (typeof key !== 'string' || key.includes('\0'))) return null;
  return typeof id === 'number' && Number.isSafeInteger(id) ? { key, id } : null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
