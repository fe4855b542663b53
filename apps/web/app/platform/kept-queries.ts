// Queries whose data is kept for the time without a network: they answer with what was loaded last, and since when.
import type { Query } from '@tanstack/react-query';
import { ApiFailure } from './api-failure.ts';
import type { KeptStore } from './kept-store.ts';
import type { Keeper } from './query-keeper.ts';
import { listenTo } from './site-events.ts';

/** When data that a query shows for want of a network was loaded, by the query's hash. */
const since = new Map<string, number>();

/** In milliseconds since 1970; null if the query shows what the server answered. */
export function keptSince({ queryHash }: Pick<Query, 'queryHash'>): number | null {
  return since.get(queryHash) ?? null;
}

export interface KeeperOptions {
  readonly store: KeptStore;
  readonly isKept: (queryKey: readonly unknown[]) => boolean;
  /** Names the present sign-in; null while nothing may be kept. */
  readonly readOwner: () => Promise<string | null>;
}

export function createKeeper({ store, isKept, readOwner }: KeeperOptions): Keeper {
  return {
    isKept,
    async load(load, context, query) {
      const owner = await readOwner();
      const hash = query.queryHash;
      try {
        const data = await untilLineIsLost(load(context));
        since.delete(hash);
        // Whoever signed out meanwhile leaves nothing behind.
        if (owner !== null && owner === (await readOwner())) {
          store.write(owner, hash, data).catch(() => {});
        }
        return data;
      } catch (error) {
        if (!isCutOff(error)) throw error;
        if (query.state.data !== undefined) {
          since.set(hash, since.get(hash) ?? query.state.dataUpdatedAt);
          return query.state.data;
        }
        const entry = owner === null ? null : await store.read(owner, hash).catch(() => null);
        if (entry === null) throw error;
        since.set(hash, entry.at);
        return entry.data;
      }
    },
  };
}

/** A dead line answers nothing for a minute; once the site knows that it is dead, nobody waits for it. */
function untilLineIsLost<T>(answer: Promise<T> | T): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = listenTo('connection-lost', () => {
      stop();
      reject(new ApiFailure(0));
    });
    Promise.resolve(answer).then(resolve, reject).finally(stop);
  });
}

/** The call was not answered, or its code did not load. Browsers have no other sign of the latter than their words. */
function isCutOff(error: unknown): boolean {
  if (error instanceof ApiFailure) return error.isNetworkFault;
  return error instanceof TypeError && /\bmodule\b/i.test(error.message);
}
