import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';

/** What changed since the last request: nodes that stayed keep their identity, and with it what is known of them. */
export interface DeriveRequest {
  readonly put: SceneNodes;
  readonly removed: readonly NodeId[];
  /** null: as before. */
  readonly products: SceneDocument['products'] | null;
}

export type DeriveReply =
  | {
      readonly ok: true;
      readonly takeoff: Takeoff;
      readonly findings: readonly Finding[];
      readonly faces: readonly Face[];
      /** Time spent, for the counters of tests. */
      readonly ms: number;
    }
  | { readonly ok: false; readonly why: string };

/** What leads from one map of nodes to another, by identity. */
export function nodesChanged(
  before: SceneNodes,
  after: SceneNodes,
): Pick<DeriveRequest, 'put' | 'removed'> {
  const put = Object.fromEntries(Object.entries(after).filter(([id, node]) => before[id] !== node));
  const removed = Object.keys(before).filter((id) => !Object.hasOwn(after, id));
  return { put, removed };
}
