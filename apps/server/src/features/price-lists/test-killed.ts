import type { Pool } from '../../platform/database/queryable.ts';

/** Its connections break after some statements more, as if the process were killed there. */
export function poolThatDies(pool: Pool, statements: number): Pool {
  let left = statements;
  return new Proxy(pool, {
    get(target, name) {
      if (name === 'connect') {
        return async () => {
          const client = await target.connect();
          const query = client.query.bind(client);
          client.query = ((...given: Parameters<typeof query>) => {
            left -= 1;
            return left < 0 ? Promise.reject(new Error('killed')) : query(...given);
          }) as typeof client.query;
          const release = client.release.bind(client);
          client.release = () => {
            client.query = query;
            release(true);
          };
          return client;
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
