import type { LivePerson, LiveReply, Presence } from '@wevisu/contract/live-scenes.ts';
import type { UserId } from '@wevisu/domain/ids.ts';

/** A connection, as a room knows it. */
export interface Member {
  readonly id: string;
  readonly userId: UserId;
  /** The hash of its session, as hex: what it may is asked by this. */
  readonly session: string;
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
