// All phrases that the reader knows, found by their first word.
import type { StyleId } from '@wevisu/scene/styles.ts';
import { type Cue, cueWords } from './cues.ts';
import {
  type Color,
  colorWords,
  type Material,
  materialWords,
  type Part,
  partWords,
  type Tone,
  toneWords,
} from './finishes.ts';
import {
  formedItems,
  formWords,
  type ItemForm,
  type ItemId,
  itemWords,
  type LooseWord,
  looseWords,
} from './items.ts';
import {
  accessibleWords,
  openPlanWords,
  type Purpose,
  placeWords,
  purposeWords,
  type Shape,
  shapeWords,
  styleWords,
  type WishId,
  wishWords,
} from './rooms.ts';

export type Meaning =
  | { readonly kind: 'purpose'; readonly id: Purpose; readonly item: ItemId | null }
  | { readonly kind: 'shape'; readonly id: Shape }
  | { readonly kind: 'style'; readonly id: StyleId }
  | { readonly kind: 'wish'; readonly id: WishId }
  | { readonly kind: 'item'; readonly id: ItemId; readonly form: ItemForm | null }
  | { readonly kind: 'loose'; readonly word: LooseWord }
  | { readonly kind: 'form'; readonly id: ItemForm }
  | { readonly kind: 'part'; readonly id: Part }
  | { readonly kind: 'tone'; readonly id: Tone }
  | { readonly kind: 'color'; readonly id: Color }
  | { readonly kind: 'material'; readonly id: Material }
  | { readonly kind: 'cue'; readonly id: Cue }
  | { readonly kind: 'accessible' | 'open-plan' };

interface Phrase {
  readonly words: readonly string[];
  readonly meaning: Meaning;
}

const phrases: Phrase[] = [];

function add(words: string, meaning: Meaning): void {
  for (const phrase of words.split('|')) phrases.push({ words: phrase.split(' '), meaning });
}

function addAll<Id extends string>(
  table: Readonly<Partial<Record<Id, string>>>,
  meaning: (id: Id) => Meaning,
): void {
  for (const [id, words] of Object.entries<string | undefined>(table)) {
    if (words !== undefined) add(words, meaning(id as Id));
  }
}

// Of two phrases of the same words the first one counts.
addAll(itemWords, (id) => ({ kind: 'item', id, form: null }));
for (const [id, form, words] of formedItems) add(words, { kind: 'item', id, form });
for (const word of looseWords) add(word.words, { kind: 'loose', word });
for (const [id, item, words] of placeWords) add(words, { kind: 'purpose', id, item });
addAll(purposeWords, (id) => ({ kind: 'purpose', id, item: null }));
addAll(shapeWords, (id) => ({ kind: 'shape', id }));
addAll(styleWords, (id) => ({ kind: 'style', id }));
addAll(wishWords, (id) => ({ kind: 'wish', id }));
addAll(partWords, (id) => ({ kind: 'part', id }));
addAll(materialWords, (id) => ({ kind: 'material', id }));
addAll(colorWords, (id) => ({ kind: 'color', id }));
addAll(toneWords, (id) => ({ kind: 'tone', id }));
addAll(formWords, (id) => ({ kind: 'form', id }));
add(accessibleWords, { kind: 'accessible' });
add(openPlanWords, { kind: 'open-plan' });
addAll(cueWords, (id) => ({ kind: 'cue', id }));

const byFirst = Map.groupBy(phrases, ({ words }) => words[0] ?? '');
for (const list of byFirst.values()) list.sort((a, b) => b.words.length - a.words.length);

/** Phrases that begin with a word, the longest first. */
export function phrasesFrom(word: string): readonly Phrase[] {
  return byFirst.get(word) ?? [];
}

/** Every word of every phrase. */
export const knownWords: ReadonlySet<string> = new Set(phrases.flatMap(({ words }) => words));

/** Words worth a guess when a word is mistyped: cues are short and everyday, so they are left out. */
export const guessedWords: readonly string[] = [
  ...new Set(phrases.filter(({ meaning }) => meaning.kind !== 'cue').flatMap(({ words }) => words)),
]
  .filter((word) => word.length >= 4)
  .sort();
