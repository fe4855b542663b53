import type { Pool } from '../../platform/database/queryable.ts';

/**
 * Dies after that many statements, those without a transaction included, as if the process were killed there: what was
 * open is never committed.
 */
export function poolThatDies(pool: Pool, statements: number): Pool {
  return watchedPool(pool, statements).pool;
}

/** `count` is how many statements have run. */
export function watchedPool(
  pool: Pool,
  max = Number.POSITIVE_INFINITY,
): { readonly pool: Pool; readonly count: () => number } {
  let count = 0;
  const live = () => {
    count += 1;
    if (count > max) throw new Error('killed');
  };
  const watched = new Proxy(pool, {
    get(target, name) {
      if (name === 'query') {
        return async (...given: Parameters<typeof target.query>) => {
          live();
          return target.query(...given);
        };
      }
      if (name !== 'connect') {
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      }
      return async () => {
        const client = await target.connect();
        const query = client.query.bind(client);
        client.query = (async (...given: Parameters<typeof query>) => {
          live();
          return query(...given);
        }) as unknown as typeof client.query;
        const release = client.release.bind(client);
        client.release = () => {
          client.query = query;
          release(true);
        };
        return client;
      };
    },
  });
  return { pool: watched, count: () => count };
}
