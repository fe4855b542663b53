// Where a page of cases begins: after the case with this place. Clients hand it back and never read it.
import { z } from 'zod';

export interface CasePlace {
  readonly id: string;
  readonly waits: boolean;
  /** A time, as PostgreSQL writes it. */
  readonly key: string;
}

const placeSchema = z.tuple([
  z.boolean(),
  z.string().regex(/^\d{4,6}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}(\.\d{1,6})?[+-][\d:]{2,8}$/),
  z.string().regex(/^[\w-]{1,40}$/),
]);

export function writeCaseCursor({ waits, key, id }: CasePlace): string {
  return Buffer.from(JSON.stringify([waits, key, id])).toString('base64url');
}

/** Null for a text that is none. */
export function readCaseCursor(text: string): CasePlace | null {
  const read = placeSchema.safeParse(parse(Buffer.from(text, 'base64url').toString()));
  if (!read.success) return null;
  const [waits, key, id] = read.data;
  return { waits, key, id };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
