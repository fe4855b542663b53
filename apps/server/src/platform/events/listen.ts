// Receives PostgreSQL's notices on a dedicated connection, and reports when it may have missed some.
import type { Pool, PoolClient } from 'pg';

export interface ListenOptions {
  readonly pool: Pool;
  readonly channels: readonly string[];
  readonly onNotice: (channel: string, payload: string) => void;
  /** Listening has started or restarted: earlier notices may have been missed. */
  readonly onReady: () => void;
  /** No notices arrive until the next `onReady`. */
  readonly onLost: (reason: string) => void;
}

export interface Listener {
  close(): Promise<void>;
}

const FIRST_WAIT_MS = 200;
const LONGEST_WAIT_MS = 5_000;
/** Detects a connection that died silently. */
const PING_EVERY_MS = 20_000;

/** Resolves once it listens; throws if the database can't be reached at first. */
export async function listen(options: ListenOptions): Promise<Listener> {
  let closed = false;
  let current: PoolClient | null = null;
  let retry: NodeJS.Timeout | undefined;
  let ping: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = await options.pool.connect();
    if (closed) return client.release(true);
    let over = false;
    const lose = (reason: string) => {
      // Closing has released the client itself; its end is expected.
      if (over || closed) return;
      over = true;
      current = null;
      clearInterval(ping);
      client.release(true);
      options.onLost(reason);
      reconnect(FIRST_WAIT_MS);
    };
    client.on('error', (error) => lose(error.message));
    client.on('end', () => lose('the connection ended'));
    client.on('notification', (notice) => options.onNotice(notice.channel, notice.payload ?? ''));
    try {
      for (const channel of options.channels) await client.query(`listen ${channel}`);
    } catch (error) {
      over = true;
      client.release(true);
      throw error;
    }
    // Closed meanwhile: nobody else would give the client back, and the end of the pool waits for it.
    if (closed) {
      over = true;
      return client.release(true);
    }
    current = client;
    ping = setInterval(() => {
      client.query('select 1').catch((error: Error) => lose(error.message));
    }, PING_EVERY_MS).unref();
    options.onReady();
  }

  function reconnect(wait: number): void {
    if (closed) return;
    retry = setTimeout(() => {
      connect().catch(() => reconnect(Math.min(wait * 2, LONGEST_WAIT_MS)));
    }, wait).unref();
  }

  await connect();
  return {
    async close() {
      closed = true;
      clearTimeout(retry);
      clearInterval(ping);
      const client = current;
      current = null;
      client?.removeAllListeners('notification');
      client?.release(true);
    },
  };
}
