import type { Config } from '../config.ts';
import { logOutput } from './log-output.ts';

/**
 * Options of Fastify's logger, which writes to the standard output by default. PostgreSQL's error for a refused row
 * quotes its content: names, addresses, amounts. None of that belongs in a log.
 */
export function logOptions(
  level: Config['logLevel'],
  stream: { write(line: string): void } = logOutput(),
) {
  if (level === 'silent') return false;
  return {
    level,
    redact: { paths: ['err.detail', 'err.where'], remove: true },
    stream,
  };
}
