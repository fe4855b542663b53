/** Where a page of a list ended: the sort value of its last row and its id. */
export interface Cursor {
  readonly key: string | null;
  readonly id: number | null;
}

const START: Cursor = { key: null, id: null };
const NUMBER = /^\d{1,15}$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

export function writeCursor(key: string, id: number): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
}

/** One that is not ours, or of another sort, begins at the start. */
export function readCursor(after: string | undefined, kind: 'number' | 'instant'): Cursor {
  if (after === undefined) return START;
  try {
    const [key, id] = JSON.parse(Buffer.from(after, 'base64url').toString()) as unknown[];
    const isKey = typeof key === 'string' && (kind === 'number' ? NUMBER : INSTANT).test(key);
    return isKey && Number.isSafeInteger(id) ? { key, id: id as number } : START;
  } catch {
    return START;
  }
}
