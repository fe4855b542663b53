// Finds what can be added by what people call it: by the table of words, by name, and despite a slip of the finger.
import { addableKinds } from './kind-list.ts';
import type { newRuns } from './new-item.ts';
import { searchWords } from './search-words.ts';
import { likelyWord } from './spelling.ts';

export type Addable =
  | { readonly type: 'kind'; readonly id: string; readonly label: string; readonly kind: string }
  | {
      readonly type: 'run';
      readonly id: string;
      readonly label: string;
      readonly tier: (typeof newRuns)[number];
    }
  | {
      readonly type: 'tool';
      readonly id: string;
      readonly label: string;
      readonly tool: 'door' | 'window' | 'wall' | 'room';
    }
  | {
      readonly type: 'surface';
      readonly id: string;
      readonly label: string;
      readonly on: 'floor' | 'wall';
    };

export const addableRuns = [
  { type: 'run', id: 'run:base', tier: 'base', label: 'Base cabinets' },
  { type: 'run', id: 'run:wall', tier: 'wall', label: 'Wall cabinets' },
  { type: 'run', id: 'run:tall', tier: 'tall', label: 'Tall cabinet' },
  { type: 'run', id: 'run:island', tier: 'island', label: 'Island' },
] as const satisfies readonly Addable[];

const rest: readonly Addable[] = [
  { type: 'tool', id: 'tool:door', tool: 'door', label: 'Door in a wall' },
  { type: 'tool', id: 'tool:window', tool: 'window', label: 'Window in a wall' },
  { type: 'tool', id: 'tool:wall', tool: 'wall', label: 'Wall' },
  { type: 'tool', id: 'tool:room', tool: 'room', label: 'Room' },
  { type: 'surface', id: 'surface:floor', on: 'floor', label: 'Tile or flooring for the floor' },
  { type: 'surface', id: 'surface:wall', on: 'wall', label: 'Tile or paint for a wall' },
];

interface Row {
  readonly addable: Addable;
  readonly label: string;
  readonly names: readonly string[];
  readonly others: readonly string[];
}

/** Words without case and plural: 'Cabinets' is 'cabinet'. */
function wordsOf(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => (/[^s]s$/.test(word) && word.length > 3 ? word.slice(0, -1) : word))
    .map((word) => (word === 'shelve' ? 'shelf' : word));
}

const rows: readonly Row[] = [
  ...addableRuns.map((addable) => rowOf(addable, 'kitchen')),
  ...addableKinds.map(({ kind, label, category }) =>
    rowOf({ type: 'kind', id: kind, label, kind }, `${category} ${kind}`),
  ),
  ...rest.map((addable) => rowOf(addable, '')),
];

function rowOf(addable: Addable, also: string): Row {
  const names = wordsOf(addable.label);
  return { addable, label: names.join(' '), names, others: wordsOf(also) };
}

const vocabulary: ReadonlySet<string> = new Set([
  ...Object.keys(searchWords).flatMap((key) => key.split(' ')),
  ...rows.flatMap(({ names, others }) => [...names, ...others]),
]);

/** How well a name from the table answers a word or the start of one; null if the table does not list the row. */
function listed(words: string, id: string): number | null {
  let best: number | null = null;
  for (const [key, ids] of Object.entries(searchWords)) {
    const isWhole = key === words;
    if (!isWhole && (words.length < 3 || !key.startsWith(words))) continue;
    const place = ids.indexOf(id);
    if (place < 0) continue;
    const score = (isWhole ? 1_000 : 900) - place;
    if (best === null || score > best) best = score;
  }
  return best;
}

function scoreOf(word: string, { addable, label, names, others }: Row): number | null {
  const fromTable = listed(word, addable.id);
  if (fromTable !== null) return fromTable;
  if (label === word) return 850;
  if (names.includes(word)) return 800;
  if (names.some((name) => name.startsWith(word))) return 700;
  if (others.some((other) => other.startsWith(word))) return 500;
  return null;
}

function wholeScore(phrase: string, { addable, label }: Row): number | null {
  return label === phrase ? 1_001 : listed(phrase, addable.id);
}

function find(words: readonly string[]): readonly Addable[] {
  const phrase = words.join(' ');
  const found = rows.flatMap((row) => {
    const whole = words.length > 1 ? wholeScore(phrase, row) : null;
    const scores = words.map((word) => scoreOf(word, row));
    const least = scores.some((score) => score === null) ? null : Math.min(...scores.map(Number));
    if (whole === null && least === null) return [];
    return [{ row, score: whole === null ? (least ?? 0) : whole + 2_000 }];
  });
  return found
    .toSorted((a, b) => b.score - a.score || (a.row.addable.label < b.row.addable.label ? -1 : 1))
    .map(({ row }) => row.addable);
}

/** What can be added under these words, best first; spelled as was likely meant if nothing has that name. */
export function findAddable(text: string): readonly Addable[] {
  const words = wordsOf(text);
  if (words.length === 0) return [];
  const found = find(words);
  if (found.length > 0) return found;
  return find(
    words.map((word) => (vocabulary.has(word) ? word : (likelyWord(word, vocabulary) ?? word))),
  );
}
