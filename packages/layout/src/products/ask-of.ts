import type { FinishWish } from '../brief/brief.ts';
import { impliedPart, type Part, parts } from '../brief/words/finishes.ts';
import type { FinishAsk } from '../dressing/finish-asks.ts';

const isPart = (part: string): part is Part => (parts as readonly string[]).includes(part);

/** What a brief's wish asks of products; nothing of what is about a single thing. */
export function askOf({ part, tone, color, material, want }: FinishWish): FinishAsk[] {
  const implied = material === null ? undefined : impliedPart[material];
  const own = part === 'any' ? (implied ?? 'any') : part;
  if (own !== 'any' && !isPart(own)) return [];
  return [{ part: own, tone, color, material, want }];
}
