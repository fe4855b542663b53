import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config.ts';
import { sendUnreadableAddress } from './errors.ts';
import { guardReply } from './guard-replies.ts';
import { logOptions } from './log-options.ts';

const BODY_LIMIT = 64 * 1024;

interface Options extends Pick<Config, 'logLevel' | 'trustedProxies'> {
  /** Whether browsers reach it by HTTPS. */
  readonly https: boolean;
  /** Where the log goes; the standard output by default. */
  readonly logTo: { write(line: string): void } | undefined;
}

/** Without routes; whoever opens it closes it. */
export function createHttpServer(options: Options): FastifyInstance {
  const { logLevel, trustedProxies, https, logTo } = options;
  return Fastify({
    logger: logOptions(logLevel, logTo),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // In the log and in the audit log: told apart across processes and starts.
    genReqId: () => randomUUID(),
    // As long as a browser of ours waits: a picture of 20 MB takes 80 s on a slow line.
    requestTimeout: 120_000,
    frameworkErrors(error, request, reply) {
      guardReply(request, reply, { https });
      sendUnreadableAddress(error, request, reply);
    },
    trustProxy: trustedProxies.length === 0 ? false : [...trustedProxies],
  });
}
