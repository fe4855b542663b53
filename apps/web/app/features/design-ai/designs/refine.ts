// "Cheaper, lighter floor": changes of what a run was asked for. Loaded with the reader of briefs.
import type { Brief, Found } from '@wevisu/layout/brief/brief.ts';
import { type BriefChange, correctBrief } from '@wevisu/layout/brief/correct-brief.ts';
import { describeBrief } from '@wevisu/layout/brief/describe-brief.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import type { StyleId } from '@wevisu/scene/styles.ts';

export interface Refinement {
  readonly words: string;
  /** Percent less than what the design costs; null for what the brief says. */
  readonly cheaper: number | null;
  readonly style: StyleId | null;
  readonly storage: boolean;
  readonly lighter: boolean;
}

export const NO_REFINEMENT: Refinement = {
  words: '',
  cheaper: null,
  style: null,
  storage: false,
  lighter: false,
};

export interface RefinedBrief {
  readonly brief: Brief;
  readonly changes: readonly BriefChange[];
  /** In words, what is asked for now and was not before, and the other way round. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly notUnderstood: readonly string[];
}

const CHEAPER =
  /\b(?:(\d{1,2}) ?(?:%|percent) )?(?:cheaper|less expensive|lower (?:cost|price)|for less)\b/i;
const TONES = { lighter: 'light', brighter: 'light', darker: 'dark' } as const;
const SINGLES = ['ceiling', 'shape', 'accessible', 'budget', 'seats', 'cooks', 'people'] as const;
const USUAL_PERCENT = 20;

/** The brief that a run was made for, with the corrections that were made of it. */
export function briefOfRun(
  text: string,
  corrections: readonly { readonly field: string; readonly value: unknown }[],
): Brief {
  return (corrections as readonly BriefChange[]).reduce(correctBrief, readBrief(text));
}

/** What a refinement makes of a brief. The room and its size stay. */
export function refine(
  base: Brief,
  { words, cheaper, style, storage, lighter }: Refinement,
  totalCents: number,
): RefinedBrief {
  let brief = base;
  const changes: BriefChange[] = [];
  const put = (change: unknown) => {
    changes.push(change as BriefChange);
    brief = correctBrief(brief, change as BriefChange);
  };
  const putIn = (
    field: 'styles' | 'finishes' | 'items' | 'wishes',
    value: unknown,
    isReplaced: (value: never) => boolean,
  ) => {
    const list: readonly Found<unknown>[] = brief[field];
    const places = list.flatMap((found, at) => (isReplaced(found.value as never) ? [at] : []));
    if (places.some((at) => JSON.stringify(list[at]?.value) === JSON.stringify(value))) return;
    for (const at of places.toReversed()) put({ field, at, value: null });
    put({ field, at: brief[field].length, value });
  };
  const less = (percent: number) => {
    const maxCents = Math.round((totalCents * (100 - percent)) / 100);
    put({ field: 'budget', value: { minCents: null, maxCents, about: false } });
  };
  const tone = (value: 'light' | 'dark') =>
    putIn(
      'finishes',
      { part: 'any', tone: value, color: null, material: null, want: 'must' },
      ({ part, tone: other }: { part: string; tone: string | null }) =>
        part === 'any' && other !== null,
    );
  const styleTo = (id: StyleId) =>
    putIn(
      'styles',
      { style: id, want: 'must' },
      ({ style: other, want }: { style: string; want: string }) => want === 'must' || other === id,
    );

  if (cheaper !== null) less(cheaper);
  if (style !== null) styleTo(style);
  if (lighter) tone('light');
  if (storage) putIn('wishes', 'storage', (wish: string) => wish === 'storage');

  const price = CHEAPER.exec(words);
  if (price) less(price[1] ? Number(price[1]) : USUAL_PERCENT);
  const read = readBrief(words.replace(CHEAPER, (match) => ' '.repeat(match.length)));
  for (const field of SINGLES) {
    const value = read[field]?.value;
    if (value !== undefined) put({ field, value });
  }
  for (const { value } of read.styles) {
    if (value.want === 'must') styleTo(value.style);
    else putIn('styles', value, ({ style: other }: { style: string }) => other === value.style);
  }
  for (const { value } of read.finishes)
    putIn(
      'finishes',
      value,
      ({ part, want }: { part: string; want: string }) =>
        part === value.part && want === value.want,
    );
  for (const { value } of read.items)
    putIn('items', value, ({ item }: { item: string }) => item === value.item);
  for (const { value } of read.wishes) putIn('wishes', value, (wish: string) => wish === value);
  const missed = read.notUnderstood.map(({ start, end }) => read.text.slice(start, end));
  const notUnderstood = missed.filter((word) => {
    const known = TONES[word.toLowerCase() as keyof typeof TONES];
    if (known) tone(known);
    return !known;
  });
  const before = saidBy(base);
  const now = saidBy(brief);
  return {
    ...{ brief, changes, notUnderstood },
    added: now.filter((one) => !before.includes(one)),
    removed: before.filter((one) => !now.includes(one)),
  };
}

function saidBy(brief: Brief): readonly string[] {
  return describeBrief(brief).map(({ label, value }) => `${label}: ${value}`);
}
