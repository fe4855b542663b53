import type { NodeId } from '@wevisu/scene/document/node-id.ts';

/** An id that no node has: two people who add at once do not collide. */
export function newNodeId(): NodeId {
  return `n${crypto.randomUUID().replaceAll('-', '').slice(0, 16)}`;
}
