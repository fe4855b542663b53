// A scene as a map that merges: each replica applies the updates of the others in any order and ends with the same.

import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { isSameValue } from '@wevisu/scene/edit/same-node.ts';
import { applyUpdate, Doc, encodeStateAsUpdate } from 'yjs';
import {
  choicesOfFields,
  noChoices,
  nodeOfFields,
  readKey,
  type SceneChoices,
  type SceneParts,
  type Writes,
} from './scene-writes.ts';

/** The name of the map in its document. */
export const MAP = 'scene';

export interface SharedScene {
  readonly doc: Doc;
  /** The scene as it is now. Nodes that nobody touched keep their identity. */
  parts(): SceneParts;
  /** The fields of a node that are there, complete or not; none for an unknown one. */
  fields(id: NodeId | null): ReadonlyMap<string, string>;
  /** Writes what differs from what is there. */
  write(writes: Writes): void;
  /** Takes an update of another replica. Throws if it cannot be decoded. */
  apply(update: Uint8Array): void;
  /** The ids of nodes touched since this was asked last; null stands for the choices. */
  takeTouched(): ReadonlySet<NodeId | null>;
  /** Everything, as one update. */
  state(): Uint8Array;
  /** Called with each update that `write` makes. */
  onWritten(listener: (update: Uint8Array) => void): void;
}

/** @param clientId Names the replica in what it writes; no other replica may have it. */
export function createSharedScene(clientId: number): SharedScene {
  const doc = new Doc();
  doc.clientID = clientId;
  const map = doc.getMap<string>(MAP);
  const fields = new Map<NodeId | null, Map<string, string>>();
  const none: ReadonlyMap<string, string> = new Map();
  let nodes: Readonly<Record<NodeId, SceneNode>> = {};
  let choices: SceneChoices = noChoices;
  let touched = new Set<NodeId | null>();
  /** Touched, and not yet read into `nodes` and `choices`. */
  let unread = new Set<NodeId | null>();

  map.observe(({ keysChanged }) => {
    for (const key of keysChanged) {
      const named = readKey(key);
      if (named === null) continue;
      const value = map.get(key);
      const own = fields.get(named.id) ?? new Map<string, string>();
      if (typeof value === 'string') own.set(named.field, value);
      else own.delete(named.field);
      if (own.size === 0) fields.delete(named.id);
      else fields.set(named.id, own);
      touched.add(named.id);
      unread.add(named.id);
    }
  });

  function read(): void {
    if (unread.size === 0) return;
    const next = { ...nodes };
    for (const id of unread) {
      const own = fields.get(id) ?? none;
      if (id === null) choices = choicesOfFields(own);
      else {
        const node = own.size === 0 ? null : nodeOfFields(own);
        if (node === null) delete next[id];
        else if (!isSameValue(next[id], node)) next[id] = node;
      }
    }
    unread = new Set();
    nodes = next;
  }

  return {
    doc,
    parts() {
      read();
      return { nodes, choices };
    },
    fields: (id) => fields.get(id) ?? none,
    write(writes) {
      doc.transact(() => {
        for (const [key, value] of writes) {
          if (value === null) {
            if (map.has(key)) map.delete(key);
          } else if (map.get(key) !== value) map.set(key, value);
        }
      });
    },
    apply: (update) => applyUpdate(doc, update, 'other'),
    takeTouched() {
      const taken = touched;
      touched = new Set();
      return taken;
    },
    state: () => encodeStateAsUpdate(doc),
    onWritten(listener) {
      doc.on('update', (update: Uint8Array, origin: unknown) => {
        if (origin !== 'other') listener(update);
      });
    },
  };
}
