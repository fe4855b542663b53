// One person's side of a scene that several edit. It knows no connection: whoever has one hands it what comes and sends
// what it gives. What the server has not confirmed is kept, and written again when a lost connection is back.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { mergeUpdates } from 'yjs';
import { type SceneParts, type Writes, writesBetween } from './scene-writes.ts';
import { createSharedScene, type SharedScene } from './shared-scene.ts';

export interface LiveSession {
  /** What the person did since: noted, and written into the shared scene if there is a connection. */
  edit(from: SceneParts, to: SceneParts): void;
  /** A connection is there: the scene as the server has it, with everything unconfirmed written upon it again. */
  join(of: { readonly state: Uint8Array; readonly clientId: number }): SceneParts;
  /** The connection is gone; edits go on. */
  leave(): void;
  /** An update of somebody else. Returns the scene after it and which nodes it touched (null: the choices). */
  receive(update: Uint8Array): {
    readonly parts: SceneParts;
    readonly touched: ReadonlySet<NodeId | null>;
  };
  /** What is to be sent now, with the number by which it will be confirmed; null for nothing. */
  takeUpdate(): { readonly n: number; readonly update: Uint8Array } | null;
  /** The server holds everything up to this number for good. */
  confirm(n: number): void;
  /** Whether something is not confirmed. */
  hasUnconfirmed(): boolean;
}

interface Pending {
  readonly value: string | null;
  /** The number of the update that carries it; null until it is sent. */
  readonly n: number | null;
}

export function createLiveSession(): LiveSession {
  const pending = new Map<string, Pending>();
  let scene: SharedScene | null = null;
  let written: Uint8Array[] = [];
  let sent = 0;
  let confirmed = 0;

  function write(writes: Writes): void {
    scene?.write(writes);
  }

  return {
    edit(from, to) {
      const writes = writesBetween(from, to);
      for (const [key, value] of writes) pending.set(key, { value, n: null });
      write(writes);
    },
    join({ state, clientId }) {
      scene = createSharedScene(clientId);
      scene.apply(state);
      written = [];
      confirmed = sent;
      scene.onWritten((update) => written.push(update));
      const { nodes } = scene.parts();
      const again = new Map<string, string | null>();
      for (const [key, { value }] of pending) {
        const id = key.slice(0, key.indexOf('.'));
        // Somebody removed the node meanwhile: what was changed of it is gone with it.
        const isGone = id !== '' && !Object.hasOwn(nodes, id) && !pending.get(`${id}.type`)?.value;
        if (isGone) pending.delete(key);
        else {
          again.set(key, value);
          pending.set(key, { value, n: null });
        }
      }
      write(again);
      scene.takeTouched();
      return scene.parts();
    },
    leave() {
      scene = null;
      written = [];
    },
    receive(update) {
      if (scene === null) throw new Error('There is no connection to receive from.');
      scene.takeTouched();
      scene.apply(update);
      return { touched: scene.takeTouched(), parts: scene.parts() };
    },
    takeUpdate() {
      if (scene === null) return null;
      const update = written.length === 0 ? null : mergeUpdates(written);
      written = [];
      if (update !== null) sent++;
      for (const [key, { value, n }] of pending) {
        if (n !== null) continue;
        // What the scene says already is confirmed with what was sent before.
        if (update === null && sent === confirmed) pending.delete(key);
        else pending.set(key, { value, n: sent });
      }
      return update && { n: sent, update };
    },
    confirm(n) {
      confirmed = n;
      for (const [key, one] of pending) if (one.n !== null && one.n <= n) pending.delete(key);
    },
    hasUnconfirmed: () => pending.size > 0,
  };
}
