import type { Brief } from '@wevisu/layout/brief/brief.ts';

export type MarkKind = 'unknown' | 'against';

export interface TextPiece {
  readonly text: string;
  readonly mark: MarkKind | null;
}

/** The text in pieces: what was not understood, and what says the opposite of something else. */
export function markText({
  text,
  notUnderstood,
  contradictions,
}: Pick<Brief, 'text' | 'notUnderstood' | 'contradictions'>): readonly TextPiece[] {
  const marks = [
    ...notUnderstood.map((span) => ({ ...span, mark: 'unknown' as const })),
    ...contradictions.flatMap(({ spans }) =>
      spans.map((span) => ({ ...span, mark: 'against' as const })),
    ),
  ].toSorted((a, b) => a.start - b.start);
  const pieces: TextPiece[] = [];
  let at = 0;
  for (const { start, end, mark } of marks) {
    if (start < at) continue;
    if (start > at) pieces.push({ text: text.slice(at, start), mark: null });
    pieces.push({ text: text.slice(start, end), mark });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), mark: null });
  return pieces;
}
