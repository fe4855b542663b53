// Limits how many forms with a file are read at the same time: each is held in memory until its call has answered.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { type Caller, whoCalls } from './caller.ts';

/** Per account, else per address. */
const MAX_PER_CALLER = 3;
/** Per call, in this process. */
const MAX_PER_CALL = 16;

export function createUploadSlots() {
  const taken = new Map<string, number>();

  function add(key: string, change: 1 | -1): void {
    const count = (taken.get(key) ?? 0) + change;
    if (count === 0) taken.delete(key);
    else taken.set(key, count);
  }

  /** Returns a function that frees the slot; null if none is free. */
  return function take({ name }: CallDefinition, caller: Caller): (() => void) | null {
    const own = `${name} ${whoCalls(caller)}`;
    if ((taken.get(own) ?? 0) >= MAX_PER_CALLER || (taken.get(name) ?? 0) >= MAX_PER_CALL)
      return null;
    add(own, 1);
    add(name, 1);
    return () => {
      add(own, -1);
      add(name, -1);
    };
  };
}
