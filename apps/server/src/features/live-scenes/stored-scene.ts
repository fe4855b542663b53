// A scene between its row and the parts that people share.
import { promisify } from 'node:util';
import { zstdDecompress } from 'node:zlib';
import type { ProjectId, ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import type { SceneParts } from '@wevisu/live/scene-writes.ts';
import { DEFAULT_ALLOWANCE } from '@wevisu/scene/document/allowance.ts';
import type { UnreadParts } from '@wevisu/scene/document/unread.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { unpackedBytes } from '../scenes/workers/unpacked-bytes.ts';
import { findProjectScene } from './store.ts';

export interface StoredScene {
  readonly ownerId: UserId;
  readonly showroomId: ShowroomId;
  readonly revision: number;
  readonly parts: SceneParts;
  /** What could not be read: it goes back to where it came from. */
  readonly unread: UnreadParts;
}

/** Text of a scene that is read while others wait: 5,000 nodes have less. */
const MAX_BYTES = 3 * 1024 * 1024;

const unpack = promisify(zstdDecompress);

/**
 * One revision of a project's scene, the newest for null. 'gone': there is no such project, revision or scene;
 * 'too-large': it is not read.
 */
export async function readStoredScene(
  db: Queryable,
  of: { readonly id: ProjectId; readonly revision: number | null },
): Promise<StoredScene | 'gone' | 'too-large'> {
  const row = await findProjectScene(db, of);
  if (row === null || row.document === null || row.revision === null) return 'gone';
  if (unpackedBytes(row.document) > MAX_BYTES) return 'too-large';
  const { document, unread } = readScene((await unpack(row.document)).toString());
  const { nodes, style, budgetCents, allowance = DEFAULT_ALLOWANCE } = document;
  return {
    ownerId: row.userId,
    showroomId: row.showroomId,
    revision: row.revision,
    parts: { nodes, choices: { name: row.name, style, budgetCents, allowance } },
    unread,
  };
}

/** The scene as a browser would send it to be saved. */
export function toRawScene(
  { nodes, choices }: SceneParts,
  unread: UnreadParts,
): Readonly<Record<string, unknown>> {
  const { allowance, ...rest } = choices;
  return {
    ...unread.fields,
    format: 'wevisu-scene',
    version: 1,
    ...rest,
    ...(allowance === DEFAULT_ALLOWANCE ? {} : { allowance }),
    nodes: Object.fromEntries([...Object.entries(unread.nodes), ...Object.entries(nodes)]),
    products: {},
  };
}
