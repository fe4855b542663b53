// Which mark parts dollars from cents in a column: 1,234.56 or 1.234,56.

export type DecimalMark = 'point' | 'comma';

export interface NumberStyle {
  readonly mark: DecimalMark;
  /** No value of the column tells: 1.234 and 1,234 could be either. */
  readonly isGuess: boolean;
}

const AROUND = /^(?:US)?[$€£]?\s*|\s*(?:USD|EUR|GBP|[$€£])$/gi;

export function numberStyleOf(texts: readonly string[]): NumberStyle {
  let commas = 0;
  let points = 0;
  let unclear = 0;
  for (const text of texts) {
    const mark = markOf(bare(text));
    if (mark === 'comma') commas += 1;
    else if (mark === 'point') points += 1;
    else if (mark === 'either') unclear += 1;
  }
  return {
    mark: commas > points ? 'comma' : 'point',
    isGuess: commas + points === 0 && unclear > 0,
  };
}

function bare(text: string): string {
  return text.trim().replaceAll(AROUND, '').replace(/^-/, '');
}

function markOf(text: string): DecimalMark | 'either' | null {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (comma === -1 && point === -1) return null;
  if (comma !== -1 && point !== -1) return comma > point ? 'comma' : 'point';
  const sign = comma === -1 ? '.' : ',';
  const own: DecimalMark = comma === -1 ? 'point' : 'comma';
  const other: DecimalMark = own === 'point' ? 'comma' : 'point';
  const parts = text.split(sign);
  // Twice the same sign parts thousands.
  if (parts.length > 2) return other;
  return parts[1]?.length === 3 && (parts[0]?.length ?? 0) <= 3 ? 'either' : own;
}

/** '$1,234.50' as '1234.50'; null if it is no number in this style. */
export function plainNumber(text: string, mark: DecimalMark): string | null {
  const isNegative = /^\s*(?:-|\()/.test(text);
  const unsigned = bare(text.replace(/^\s*\((.*)\)\s*$/, '$1'));
  const [thousands, decimal] = mark === 'point' ? [',', '.'] : ['.', ','];
  const [whole = '', part, ...more] = unsigned.split(decimal);
  if (more.length > 0) return null;
  const groups = whole.split(new RegExp(`[${thousands}\u00a0\u202f ']`));
  const isGrouped = groups.slice(1).every((group) => /^\d{3}$/.test(group));
  if (!isGrouped || !/^\d*$/.test(groups[0] ?? '') || !/^\d*$/.test(part ?? '')) return null;
  const digits = groups.join('');
  if (digits === '' && (part ?? '') === '') return null;
  return `${isNegative ? '-' : ''}${digits || '0'}${part ? `.${part}` : ''}`;
}
