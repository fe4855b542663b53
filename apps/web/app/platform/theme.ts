import {
  ensureContrast,
  isHexColor,
  pickReadable,
  SHAPE_CONTRAST,
  TEXT_CONTRAST,
} from '@wevisu/domain/people/contrast.ts';

/** The backgrounds in tokens.css that an accent must contrast with. */
const PAPERS = { light: '#faf8f4', dark: '#151917' } as const;
/** One of pure white and pure black reaches 4.58:1 on any fill; softer inks would not. */
const INKS = ['#ffffff', '#000000'] as const;

type Accent = Readonly<Record<'--accent' | '--on-accent' | '--accent-text', string>>;

/**
 * The three variables that a brand color sets on one background: the fill, the text on the fill and
 * the accent as text. Each is adjusted only as far as its contrast requires.
 */
export function computeAccent(color: string, scheme: keyof typeof PAPERS): Accent {
  const paper = PAPERS[scheme];
  const fill = ensureContrast(color.toLowerCase(), paper, SHAPE_CONTRAST);
  const ink = pickReadable(fill, INKS);
  return {
    '--accent': fill,
    '--on-accent': ink,
    '--accent-text': ensureContrast(fill, paper, TEXT_CONTRAST),
  };
}

/** Cached by color: every page of a showroom uses the same one. */
const sheets = new Map<string, string>();
const MAX_SHEETS = 500;

/** The style sheet of a brand color, or null if it is not a hex color. */
export function buildThemeCss(color: string | null | undefined): string | null {
  if (!color || !isHexColor(color)) return null;
  const known = sheets.get(color);
  if (known !== undefined) return known;
  const block = (scheme: keyof typeof PAPERS) =>
    `:root{${Object.entries(computeAccent(color, scheme))
      .map(([name, value]) => `${name}:${value}`)
      .join(';')}}`;
  const css = `${block('light')}@media (prefers-color-scheme: dark){${block('dark')}}`;
  if (sheets.size >= MAX_SHEETS) sheets.clear();
  sheets.set(color, css);
  return css;
}
