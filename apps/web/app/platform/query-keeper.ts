// The place for a keeper of what queries load. It loads with every page, so the keeper itself stands elsewhere.
import type { Query, QueryFunction, QueryFunctionContext } from '@tanstack/react-query';

export interface Keeper {
  /** Whether what this query loads is kept, on the page that is open. */
  isKept(queryKey: readonly unknown[]): boolean;
  load(load: QueryFunction, context: QueryFunctionContext, query: Query): Promise<unknown>;
}

let keeper: Keeper | null = null;

export function setKeeper(one: Keeper): void {
  keeper = one;
}

/** The persister of all queries: without a keeper it only loads. */
export function loadOrKeep<T>(
  load: QueryFunction<T>,
  context: QueryFunctionContext,
  query: Query,
): T | Promise<T> {
  if (!isKept(query.queryKey)) return load(context);
  return keeper?.load(load, context, query) as Promise<T>;
}

export function isKept(queryKey: readonly unknown[]): boolean {
  return keeper?.isKept(queryKey) ?? false;
}
