// Looks at an update of a stranger before it is applied: whatever gets past this is a plain write of texts under keys.
import { ContentAny, type Doc, decodeUpdate, getState, Item } from 'yjs';
import { readKey } from './scene-writes.ts';
import { MAP } from './shared-scene.ts';

/** Bytes of one update: a change of a whole house is a tenth. */
export const MAX_UPDATE_BYTES = 512 * 1024;
/** Characters of one field; the outline of a room with 500 corners takes 10,000. */
const MAX_VALUE = 128 * 1024;
const MAX_STRUCTS = 60_000;
const MAX_DELETED_RANGES = 60_000;

/**
 * Why an update may not be applied to a document; null if it may. It has to continue what its replica wrote before, to
 * write texts of a sensible length under keys of a scene, and to delete only what is there: nothing may wait for
 * something that never comes, and nobody may write in the name of another replica.
 */
export function screenUpdate(
  doc: Doc,
  { update, clientId }: { readonly update: Uint8Array; readonly clientId: number },
): string | null {
  if (update.byteLength > MAX_UPDATE_BYTES) return 'too large';
  try {
    return screenDecoded(doc, decodeUpdate(update), clientId);
  } catch {
    return 'not an update';
  }
}

function screenDecoded(
  { store }: Doc,
  { structs, ds }: ReturnType<typeof decodeUpdate>,
  clientId: number,
): string | null {
  if (structs.length > MAX_STRUCTS) return 'too many writes';
  const before = getState(store, clientId);
  let clock: number | null = null;
  const isKnown = (id: { readonly client: number; readonly clock: number }) =>
    id.clock < (id.client === clientId ? (clock ?? before) : getState(store, id.client));
  for (const struct of structs) {
    if (!(struct instanceof Item)) return 'not a write';
    if (struct.id.client !== clientId) return 'in the name of another';
    // What was sent before may come again.
    if (clock === null ? struct.id.clock > before : struct.id.clock !== clock)
      return 'out of order';
    const why = screenItem(struct, isKnown);
    if (why !== null) return why;
    clock = struct.id.clock + struct.length;
  }
  let ranges = 0;
  for (const [client, deleted] of ds.clients) {
    const known = client === clientId ? Math.max(clock ?? 0, before) : getState(store, client);
    for (const { clock: from, len } of deleted) {
      if (++ranges > MAX_DELETED_RANGES) return 'too many removals';
      if (from + len > known) return 'removes what is not there';
    }
  }
  return null;
}

function screenItem(
  item: Item,
  isKnown: (id: { readonly client: number; readonly clock: number }) => boolean,
): string | null {
  const { content, origin, rightOrigin, parentSub } = item;
  if (!(content instanceof ContentAny)) return 'not a text';
  for (const value of content.arr) {
    if (typeof value !== 'string') return 'not a text';
    if (value.length > MAX_VALUE) return 'too long';
  }
  if (origin !== null && !isKnown(origin)) return 'follows what is not there';
  if (rightOrigin !== null && !isKnown(rightOrigin)) return 'follows what is not there';
  if (origin !== null || rightOrigin !== null) return null;
  // Before it is applied, the parent of what has no neighbor is its name.
  if ((item.parent as unknown) !== MAP) return 'elsewhere';
  return parentSub !== null && readKey(parentSub) !== null ? null : 'not a key';
}
