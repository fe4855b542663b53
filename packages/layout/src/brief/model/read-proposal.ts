import type { Brief } from '../brief.ts';
import { plainText } from '../reading/plain-text.ts';
import type { Span } from '../reading/units.ts';
import { MOST_WISHES, type ProposedWish, proposedWish } from './wish-schema.ts';

export type GroundedWish = ProposedWish & { readonly span: Span };

export interface Proposal {
  readonly wishes: readonly GroundedWish[];
  /** How many entries were dropped: outside the schema, or not said in the brief. */
  readonly dropped: number;
}

/** Longer answers are dropped whole. */
const ANSWER_LIMIT = 30_000;
const nothing: Proposal = { wishes: [], dropped: 1 };

/**
 * The wishes of a model's answer that fit the schema and quote the brief. The answer is untrusted: whatever it holds,
 * this never throws, and nothing but values of closed lists and small counts gets through.
 */
export function readProposal(answer: string, brief: Brief): Proposal {
  const entries = readEntries(answer);
  if (!entries) return nothing;
  const text = plainText(brief.text);
  const wishes: GroundedWish[] = [];
  for (const entry of entries.slice(0, MOST_WISHES)) {
    const read = proposedWish.safeParse(entry);
    if (!read.success || isEmptyLook(read.data)) continue;
    // Words that the brief does not have were made up, or came from another text.
    const start = text.indexOf(plainText(read.data.quote));
    if (start === -1) continue;
    const span = { start, end: start + read.data.quote.length };
    wishes.push({ ...read.data, quote: brief.text.slice(span.start, span.end), span });
  }
  return { wishes, dropped: entries.length - wishes.length };
}

function isEmptyLook(wish: ProposedWish): boolean {
  if (wish.field !== 'finishes') return false;
  const { tone, color, material } = wish.value;
  return tone === null && color === null && material === null;
}

/** The list of an answer such as `{"wishes": […]}`, in a code fence or not; null for anything else. */
function readEntries(answer: string): readonly unknown[] | null {
  if (answer.length > ANSWER_LIMIT) return null;
  const body = /^\s*```(?:json)?\s*\n([\s\S]*?)\n\s*```\s*$/.exec(answer)?.[1] ?? answer;
  try {
    const parsed: unknown = JSON.parse(body);
    if (typeof parsed !== 'object' || parsed === null || !Object.hasOwn(parsed, 'wishes'))
      return null;
    const { wishes } = parsed as { readonly wishes: unknown };
    return Array.isArray(wishes) ? wishes : null;
  } catch {
    return null;
  }
}
