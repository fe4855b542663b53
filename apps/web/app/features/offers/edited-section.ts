import { parseUsd } from '@wevisu/domain/money/money.ts';
import type { OfferLine, OfferSection, SectionKind } from '@wevisu/domain/offers/offer-content.ts';
import type { DraftBody } from './offer-calls.ts';

/** A part of a draft while it is edited. */
export interface EditedSection {
  readonly key: string;
  readonly title: string;
  readonly kind: SectionKind;
  /** As typed, in dollars; empty for none. */
  readonly allowance: string;
  readonly lines: readonly OfferLine[];
}

export function toEdited({ key, title, kind, allowance, lines }: OfferSection): EditedSection {
  return { key, title, kind, lines, allowance: allowance === null ? '' : String(allowance / 100) };
}

export function toSections(sections: readonly EditedSection[]): DraftBody['sections'] {
  return sections.map(({ title, kind, allowance, lines }) => ({
    title,
    kind,
    allowance: kind === 'one' ? centsOf(allowance) : null,
    lines: lines.map(({ variant_id, qty }) => ({ variant_id, qty })),
  }));
}

/** Null for nothing; 0, which the server refuses, for what is no amount. */
function centsOf(text: string): number | null {
  return text.trim() === '' ? null : (parseUsd(text) ?? 0);
}

/** Moves a line to another part; its own part keeps the others. */
export function moveLine(
  sections: readonly EditedSection[],
  of: { readonly line: OfferLine; readonly to: string },
): EditedSection[] {
  return sections.map((section) => {
    const others = section.lines.filter(({ key }) => key !== of.line.key);
    return { ...section, lines: section.key === of.to ? [...others, of.line] : others };
  });
}
