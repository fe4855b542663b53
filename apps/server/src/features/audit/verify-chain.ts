// Whether the audit log is as it was written. The chain shows what was changed, removed or added inside it; an anchor,
// which lies outside of the database, that its end was cut off or all of it written anew.
import type { Queryable } from '../../platform/database/queryable.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { getHead, getLinkHash, listBrokenLinks, listUnlinked } from './store/chain.ts';

/** Links looked at by one statement. */
const STEP = 5_000;
/** More say no more. */
const MAX_FAULTS = 20;
const ANCHOR_FILE = 'audit/anchor.json';

interface Place {
  readonly position: number;
  /** 64 hexadecimal digits. */
  readonly hash: string;
}

interface Fault {
  readonly kind: 'changed' | 'removed' | 'inserted' | 'rewritten';
  /** Null for a row that no link names. */
  readonly position: number | null;
  readonly eventId: number | null;
}

export interface Verdict {
  /** The last link; null while the log is empty. */
  readonly head: Place | null;
  readonly faults: readonly Fault[];
}

type Files = Pick<FileStore, 'get' | 'put'>;

export async function verifyChain(
  db: Queryable,
  { files, step = STEP }: { readonly files: Pick<Files, 'get'>; readonly step?: number },
): Promise<Verdict> {
  const anchor = await readAnchor(files);
  const last = await getHead(db);
  const head = last && { position: last.position, hash: last.hash.toString('hex') };
  const faults: Fault[] = await findRewritten(db, anchor);
  for (let from = 1; from <= (head?.position ?? 0) && faults.length < MAX_FAULTS; from += step) {
    const broken = await listBrokenLinks(db, { from, to: from + step - 1, limit: MAX_FAULTS });
    for (const { position, eventId, fault } of broken)
      faults.push({ kind: fault as Fault['kind'], position, eventId });
  }
  for (const { eventId } of await listUnlinked(db, { limit: MAX_FAULTS }))
    faults.push({ kind: 'inserted', position: null, eventId });
  return { head, faults: faults.slice(0, MAX_FAULTS) };
}

async function findRewritten(db: Queryable, anchor: Place | null): Promise<Fault[]> {
  if (anchor === null) return [];
  const hash = await getLinkHash(db, { position: anchor.position });
  return hash?.toString('hex') === anchor.hash
    ? []
    : [{ kind: 'rewritten', position: anchor.position, eventId: null }];
}

async function readAnchor(files: Pick<Files, 'get'>): Promise<Place | null> {
  const bytes = await files.get(ANCHOR_FILE);
  return bytes && (JSON.parse(bytes.toString()) as Place);
}

/** After a log without faults: what comes later must go on from here. */
export async function keepAnchor(files: Pick<Files, 'put'>, head: Place): Promise<void> {
  await files.put(ANCHOR_FILE, Buffer.from(JSON.stringify(head)));
}

/** A fault as operators and staff read it. */
export function faultText({ kind, position, eventId }: Fault): string {
  const event = eventId === null ? '' : `entry ${eventId}`;
  const place = position === null ? '' : `position ${position}`;
  return `${kind}: ${[event, place].filter(Boolean).join(', ')}`;
}
