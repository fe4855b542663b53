import type { LivePerson, LiveReply, Presence } from '@wevisu/contract/live-scenes.ts';
import type { UserId } from '@wevisu/domain/ids.ts';

/** A connection, as a room knows it. Guests are told and tell nothing. */
export interface Member {
  readonly id: string;
  /** Null for a guest by the project's link. */
  readonly userId: UserId | null;
  /** The hash of its session, as hex, or the link's token: what it may is asked by this. */
  readonly key: string;
  readonly name: string;
  readonly role: LivePerson['role'];
  /** Names it in what it writes. */
  readonly clientId: number;
  at: Presence | null;
  say(reply: LiveReply): void;
  sendUpdate(update: Uint8Array): void;
  close(why: 'refused' | 'unsuitable' | 'broken' | 'again'): void;
}

export function toPerson({ id, name, role, at }: Member): LivePerson {
  return { id, name, role, at };
}
