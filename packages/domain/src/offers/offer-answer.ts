/** What a client's answer comes to. */
import type { OfferLine, OfferSection } from './offer-content.ts';

interface Answer {
  readonly act: 'approve' | 'approveInPart';
  /** In the offer's order. */
  readonly lines: readonly OfferLine[];
}

/** Why the lines can't be approved together. */
type AnswerProblem = 'nothing' | 'unknown' | 'two_of_one';

/** An approval in whole takes every line that is asked for by itself, and one of each choice. */
export function readAnswer(
  sections: readonly OfferSection[],
  picked: readonly string[],
): Answer | AnswerProblem {
  const keys = new Set(picked);
  const lines = sections.flatMap((section) => section.lines.filter(({ key }) => keys.has(key)));
  if (lines.length === 0) return keys.size === 0 ? 'nothing' : 'unknown';
  if (lines.length !== keys.size) return 'unknown';
  let isWhole = true;
  for (const section of sections) {
    const taken = section.lines.filter(({ key }) => keys.has(key)).length;
    if (section.kind === 'one' && taken > 1) return 'two_of_one';
    const asked = section.kind === 'one' ? Math.min(1, section.lines.length) : section.lines.length;
    isWhole &&= taken === asked;
  }
  return { act: isWhole ? 'approve' : 'approveInPart', lines };
}
