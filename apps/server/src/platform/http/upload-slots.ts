// Limits how many forms with a file are read at the same time: each is held in memory until its call has answered.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { type Caller, whoCalls } from './caller.ts';

/** Per account, else per address. */
const MAX_PER_CALLER = 3;
/** Whoever is signed in there: a household, or an office. */
const MAX_PER_ADDRESS = 4;
/** Per call, in this process. */
const MAX_PER_CALL = 16;

export interface UploadSlot {
  /** Resolves if the slot is given to a caller who has none; never once `keep` was called. */
  readonly givenAway: Promise<void>;
  /** The form was read: it is worth more than one that has not begun. */
  keep(): void;
  free(): void;
}

interface Taken {
  readonly call: string;
  readonly caller: string;
  readonly address: string;
  readonly giveAway: () => void;
  isKept: boolean;
}

export function createUploadSlots() {
  /** The oldest first. */
  const taken = new Set<Taken>();

  function count(matches: (one: Taken) => boolean): number {
    return [...taken].filter(matches).length;
  }

  /** The oldest upload of the address that has most of them, if that is more than one. */
  function findSpare(call: string): Taken | undefined {
    const open = [...taken].filter((one) => one.call === call && !one.isKept);
    const sizeOf = (address: string) =>
      count((one) => one.call === call && one.address === address);
    const largest = Math.max(...open.map(({ address }) => sizeOf(address)));
    return largest < 2 ? undefined : open.find(({ address }) => sizeOf(address) === largest);
  }

  function take(one: Taken): boolean {
    const { call, caller, address } = one;
    const ofCaller = count((other) => other.call === call && other.caller === caller);
    const ofAddress = count((other) => other.call === call && other.address === address);
    if (ofCaller >= MAX_PER_CALLER || ofAddress >= MAX_PER_ADDRESS) return false;
    if (count((other) => other.call === call) >= MAX_PER_CALL) {
      const spare = ofAddress === 0 ? findSpare(call) : undefined;
      if (spare === undefined) return false;
      taken.delete(spare);
      spare.giveAway();
    }
    taken.add(one);
    return true;
  }

  /** Null if no slot is free for this caller. */
  return function takeSlot({ name }: CallDefinition, caller: Caller): UploadSlot | null {
    const { promise: givenAway, resolve: giveAway } = Promise.withResolvers<void>();
    const { address } = caller;
    const one: Taken = { call: name, caller: whoCalls(caller), address, giveAway, isKept: false };
    if (!take(one)) return null;
    return {
      givenAway,
      keep() {
        one.isKept = true;
      },
      free: () => void taken.delete(one),
    };
  };
}

export type TakeUploadSlot = ReturnType<typeof createUploadSlots>;
