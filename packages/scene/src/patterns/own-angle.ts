import type { Pattern } from './laying.ts';

/** Degrees by which a pattern is another one turned. */
export function ownAngle(pattern: Pattern): number {
  return pattern === 'diagonal' || pattern === 'herringbone45' ? 45 : 0;
}
