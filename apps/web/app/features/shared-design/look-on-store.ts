// What a read-only room learns from those who edit it.
import type { LivePerson, LookBy } from '@wevisu/contract/live-scenes.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { createStore } from 'zustand/vanilla';

export interface LookOnState {
  /** Those who edit the room now, with their first names. */
  readonly people: readonly LivePerson[];
  /** Null until the connection is there: the room is as it was loaded. */
  readonly nodes: SceneNodes | null;
  /** The nodes that may differ from before; null: all. */
  readonly touched: ReadonlySet<NodeId> | null;
  /** The room is no longer this person's to see. */
  readonly isOver: boolean;
}

export type LookOnStore = ReturnType<typeof createLookOnStore>;

export function createLookOnStore() {
  return createStore<LookOnState>()(() => ({
    ...{ people: [], nodes: null, touched: null, isOver: false },
  }));
}

/** How to look on at a room. */
export interface Looking {
  /** Null if nobody is signed in any more. */
  readonly by: () => LookBy | null;
  /** Loads the room with its products again. */
  readonly reload: () => void;
}
