// Editing a scene together over a WebSocket. The first message says who comes, by the token of a session. Updates of
// the scene are binary, everything else is JSON. Whoever only looks on is told whole nodes, and says nothing more.
import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { z } from 'zod';
import { idOf } from './ids.ts';

export const LIVE_SCENE_PATH = '/api/live/scene';

/** Why the server ended a connection; the browser tries again after any other reason. */
export const LIVE_SCENE_CLOSED = {
  /** The session is over, or the project is not this person's to edit, or no longer. */
  refused: 4403,
  /** The scene is too large to be edited by several, or has not been saved yet. */
  unsuitable: 4409,
  /** What came made no sense. */
  broken: 4400,
} as const;

const coordinate = z.number().min(-1e7).max(1e7);
const place = z.tuple([coordinate, coordinate, coordinate]);

/** Where somebody is: what they have selected, point at, and see. */
export const presenceSchema = z.object({
  selected: z.array(z.string().max(40)).max(50),
  levelId: z.string().max(40).nullable(),
  /** Plan tenths and a height; null while they point at nothing. */
  pointer: place.nullable(),
  /** The eye of their 3D view; null while they have none. */
  eye: z.object({ position: place, target: place }).nullable(),
});
export type Presence = z.output<typeof presenceSchema>;

const project = idOf<ProjectId>(z.int().positive());
const token = z.string().min(10).max(200);

/** By what somebody may look on: the link of a project, or the session of a pro who may read it. */
export const lookBySchema = z.union([
  z.object({ pid: z.string().min(24).max(80) }),
  z.object({ project, token }),
]);
export type LookBy = z.output<typeof lookBySchema>;

/** What a browser says. */
export const liveRequestSchema = z.discriminatedUnion('t', [
  z.object({ t: z.literal('hello'), project, token }),
  /** Only to see; the first and last message of a guest. */
  z.object({ t: z.literal('look'), by: lookBySchema }),
  z.object({ t: z.literal('here'), at: presenceSchema }),
  /** Save everything sent so far as a revision, now; the owner may give it a name. */
  z.object({
    t: z.literal('save'),
    id: z.int(),
    label: z.string().trim().min(1).max(120).nullable(),
  }),
]);
export type LiveRequest = z.output<typeof liveRequestSchema>;

export interface LivePerson {
  /** Of the connection: somebody with two browsers is there twice. */
  readonly id: string;
  /** To guests: the first name alone. */
  readonly name: string;
  /** guest: looks on. */
  readonly role: 'owner' | 'pro' | 'guest';
  readonly at: Presence | null;
}

/** What the server says. */
export type LiveReply =
  /** The scene follows as the first binary message. */
  | {
      readonly t: 'welcome';
      readonly me: string;
      readonly clientId: number;
      readonly role: LivePerson['role'];
      readonly revision: number;
    }
  /** To guests: nodes that changed, null for removed ones; all of them at first, and after a new connection. */
  | {
      readonly t: 'nodes';
      readonly isAll: boolean;
      readonly nodes: readonly (readonly [NodeId, SceneNode | null])[];
    }
  /** Everybody who is there. */
  | { readonly t: 'people'; readonly people: readonly LivePerson[] }
  /** Those who moved. */
  | { readonly t: 'here'; readonly moved: readonly Pick<LivePerson, 'id' | 'at'>[] }
  /** Everything up to this number is kept for good. */
  | { readonly t: 'ack'; readonly n: number }
  | { readonly t: 'saved'; readonly id: number | null; readonly revision: number }
  | { readonly t: 'not-saved'; readonly id: number | null; readonly why: string }
  /** Something of an update could not stay. */
  | { readonly t: 'dropped'; readonly why: string }
  | { readonly t: 'beat' };

/** An update from a browser: its number in four bytes, then the update. */
export function packUpdate(n: number, update: Uint8Array): Uint8Array<ArrayBuffer> {
  const packed = new Uint8Array(4 + update.byteLength);
  new DataView(packed.buffer).setUint32(0, n);
  packed.set(update, 4);
  return packed;
}

/** Null for what is too short to be one. */
export function unpackUpdate(
  packed: Uint8Array,
): { readonly n: number; readonly update: Uint8Array } | null {
  if (packed.byteLength < 4) return null;
  const n = new DataView(packed.buffer, packed.byteOffset).getUint32(0);
  return { n, update: packed.subarray(4) };
}
