// What was written and is not sent yet: kept in the browser, so that a reload or a dead line loses nothing. Each has a key,
// by which the server takes it once, however often it is sent.
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { readStoredJson, writeStoredJson } from '../../platform/storage.ts';
import type { AnchorChoice, ChatFile } from './chat-calls.ts';

export interface Outgoing {
  readonly key: string;
  readonly room: string;
  /** The account that wrote it. */
  readonly user: number;
  readonly text: string;
  readonly replyTo: { readonly id: number; readonly author: string; readonly text: string } | null;
  readonly mentions: readonly number[];
  readonly files: readonly ChatFile[];
  readonly anchor: AnchorChoice | null;
  readonly at: string;
  /** Why the server does not take it; null while it waits. */
  readonly problem: string | null;
}

const MAX_KEPT = 100;

export function readOutbox(): readonly Outgoing[] {
  const kept = readStoredJson(STORAGE_KEYS.chatOutbox);
  return Array.isArray(kept) ? kept.filter(isOutgoing) : [];
}

export function addOutgoing(one: Outgoing): void {
  write([...readOutbox(), one]);
}

export function dropOutgoing(key: string): void {
  write(readOutbox().filter((one) => one.key !== key));
}

export function setProblem(key: string, problem: string | null): void {
  write(readOutbox().map((one) => (one.key === key ? { ...one, problem } : one)));
}

function write(list: readonly Outgoing[]): void {
  writeStoredJson(STORAGE_KEYS.chatOutbox, list.length === 0 ? null : list.slice(-MAX_KEPT));
}

function isOutgoing(value: unknown): value is Outgoing {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['key', 'room', 'text', 'at'].every((name) => typeof Reflect.get(value, name) === 'string') &&
    Array.isArray(Reflect.get(value, 'files')) &&
    Array.isArray(Reflect.get(value, 'mentions'))
  );
}
