// The composition root: the only file that knows every feature.
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './platform/config.ts';
import type { Pool } from './platform/database/queryable.ts';
import { type CallTable, createCallTable } from './platform/http/call-table.ts';
import type { ResolveSession } from './platform/http/caller.ts';
import { handleErrors } from './platform/http/errors.ts';
import { registerCalls } from './platform/http/register-calls.ts';

export interface AppDeps {
  readonly config: Config;
  readonly pool: Pool;
  readonly now: () => Date;
}

export interface App {
  readonly http: FastifyInstance;
  readonly calls: CallTable;
  readonly resolveSession: ResolveSession;
  /** Last in, first out. */
  close(): Promise<void>;
}

const BODY_LIMIT = 64 * 1024;

export async function createApp(deps: AppDeps): Promise<App> {
  const { config, now } = deps;
  const closers: (() => Promise<void>)[] = [];
  const http = Fastify({
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel },
    disableRequestLogging: true,
    bodyLimit: BODY_LIMIT,
    requestTimeout: 30_000,
  });
  closers.push(() => http.close());
  const calls = createCallTable();
  const resolveSession: ResolveSession = async () => null;
  handleErrors(http);
  registerCalls(http, { calls, resolveSession, now });
  return {
    http,
    calls,
    resolveSession,
    async close() {
      for (const close of closers.reverse()) await close();
    },
  };
}
