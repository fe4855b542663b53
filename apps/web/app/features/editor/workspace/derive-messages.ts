import type { Allowance } from '@wevisu/scene/document/allowance.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';

/**
 * What changed since the last request. Unchanged nodes keep their identity, so cached results for them stay
 * valid.
 */
export interface DeriveRequest {
  readonly put: SceneNodes;
  readonly removed: readonly NodeId[];
  /** null: unchanged. */
  readonly products: SceneDocument['products'] | null;
  readonly allowance: Allowance;
}

/** Asks what would mend one of the findings of the last reply, by its place in the list. */
export interface MendRequest {
  readonly mendOf: number;
}

/** Null: no single change mends it. */
export interface MendReply {
  readonly mendOf: number;
  readonly mend: Finding['mend'];
}

export type DeriveReply =
  | {
      readonly ok: true;
      readonly takeoff: Takeoff;
      readonly findings: readonly Finding[];
      readonly faces: readonly Face[];
      /** Time spent, for the counters in tests. */
      readonly ms: number;
    }
  | { readonly ok: false; readonly why: string };

/** The difference between two maps of nodes, by identity. */
export function nodesChanged(
  before: SceneNodes,
  after: SceneNodes,
): Pick<DeriveRequest, 'put' | 'removed'> {
  const put = Object.fromEntries(Object.entries(after).filter(([id, node]) => before[id] !== node));
  const removed = Object.keys(before).filter((id) => !Object.hasOwn(after, id));
  return { put, removed };
}
