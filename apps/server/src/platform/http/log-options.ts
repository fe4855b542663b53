import type { Config } from '../config.ts';

/**
 * What Fastify's logger is made with; it writes to the standard output unless told otherwise. PostgreSQL says of a refused row all that stands in it: names,
 * addresses, amounts. None of that belongs into a log.
 */
export function logOptions(level: Config['logLevel'], stream?: { write(line: string): void }) {
  if (level === 'silent') return false;
  return {
    level,
    redact: { paths: ['err.detail', 'err.where'], remove: true },
    ...(stream ? { stream } : {}),
  };
}
