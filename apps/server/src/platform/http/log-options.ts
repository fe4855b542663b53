import type { Config } from '../config.ts';

/**
 * What Fastify's logger is made with. PostgreSQL says of a refused row all that stands in it: names,
 * addresses, amounts. None of that belongs into a log.
 */
export function logOptions(level: Config['logLevel']) {
  if (level === 'silent') return false;
  return { level, redact: { paths: ['err.detail', 'err.where'], remove: true } };
}
