// A way to a test's database that can be cut and restored, as a network or a server that is restarted does.
import { createConnection, createServer, type Socket } from 'node:net';
import pg from 'pg';
import { atFileEnd } from './platform/database/test-closers.ts';

export interface Way {
  /** The same database by this way. */
  readonly url: string;
  /** Breaks every connection and takes no new one. */
  cut(): void;
  /** Breaks every connection; new ones are taken. */
  breakAll(): void;
  restore(): void;
}

export async function wayTo(url: string): Promise<Way> {
  const { host, port, user, database } = new pg.Client({ connectionString: url });
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    if (isCut) return void near.destroy();
    const far = host.startsWith('/')
      ? createConnection(`${host}/.s.PGSQL.${port}`)
      : createConnection(port, host);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.pipe(other);
      one.on('error', () => {});
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const one of open) one.destroy();
  };
  atFileEnd(async () => {
    breakAll();
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return {
    url: `postgresql://${user}@127.0.0.1:${address.port}/${database}`,
    breakAll,
    cut() {
      isCut = true;
      breakAll();
    },
    restore() {
      isCut = false;
    },
  };
}
