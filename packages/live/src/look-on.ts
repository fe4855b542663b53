// Looks on at a scene that others edit, without the shared document: the server tells nodes as they change.
import {
  LIVE_SCENE_CLOSED,
  type LivePerson,
  type LiveReply,
  type LookBy,
} from '@wevisu/contract/live-scenes.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { openLine } from './line.ts';

export interface LookOnOptions {
  /** Of the endpoint, with ws: or wss:. */
  readonly url: string;
  /** Null if nobody is signed in any more. */
  readonly by: () => LookBy | null;
  /** The scene as it is now, and which nodes may differ from before; null: all. */
  readonly onNodes: (nodes: SceneNodes, touched: ReadonlySet<NodeId> | null) => void;
  /** Those who edit, with their first names. Nobody once the connection is gone. */
  readonly onPeople: (people: readonly LivePerson[]) => void;
  readonly onMoved: (moved: readonly Pick<LivePerson, 'id' | 'at'>[]) => void;
  /** What is seen was saved, with its products. */
  readonly onSaved: () => void;
  /** By then the link is revoked, or the room is not one to look on at. */
  readonly onEnd: (why: 'refused' | 'unsuitable') => void;
}

export interface LookOn {
  /** The network is back. */
  retry(): void;
  close(): void;
}

export function createLookOn(options: LookOnOptions): LookOn {
  let nodes: SceneNodes = {};
  /** Nodes are told in order, from all of them on. */
  let hasAll = false;

  function takeNodes({ isAll, nodes: told }: Extract<LiveReply, { t: 'nodes' }>): void {
    if (isAll) hasAll = true;
    if (!hasAll) return;
    const next: Record<NodeId, SceneNode> = isAll ? {} : { ...nodes };
    for (const [id, node] of told) {
      if (node === null) delete next[id];
      else next[id] = node;
    }
    nodes = next;
    line.works();
    options.onNodes(nodes, isAll ? null : new Set(told.map(([id]) => id)));
  }

  function hear(reply: LiveReply): void {
    if (reply.t === 'nodes') takeNodes(reply);
    else if (reply.t === 'people') {
      options.onPeople(reply.people.filter(({ role }) => role !== 'guest'));
    } else if (reply.t === 'here') options.onMoved(reply.moved);
    else if (reply.t === 'saved') options.onSaved();
  }

  function end(why: 'refused' | 'unsuitable'): void {
    line.close();
    options.onEnd(why);
  }

  const line = openLine({
    url: options.url,
    hello() {
      const by = options.by();
      return by && { t: 'look', by };
    },
    onText: (text) => hear(JSON.parse(text) as LiveReply),
    onBytes: () => {},
    onLost(code) {
      hasAll = false;
      options.onPeople([]);
      if (code === LIVE_SCENE_CLOSED.refused) end('refused');
      else if (code === LIVE_SCENE_CLOSED.unsuitable) end('unsuitable');
    },
    onNobody: () => options.onEnd('refused'),
  });
  return { retry: () => line.retry(), close: () => line.close() };
}
