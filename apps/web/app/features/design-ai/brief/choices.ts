import type { Brief, Found, ListFields, SingleFields } from '@wevisu/layout/brief/brief.ts';
import { type BriefChange, correctBrief } from '@wevisu/layout/brief/correct-brief.ts';

export type BriefField = keyof SingleFields | keyof ListFields;

/** What a person corrected. It holds as long as the text says what it said then. */
export interface Choice {
  readonly field: BriefField;
  /** The value that the text gave, as JSON; null where it gave none. */
  readonly was: string | null;
  /** Null takes it away. */
  readonly value: unknown;
}

const LISTS: readonly string[] = ['also', 'styles', 'finishes', 'items', 'wishes'];

export const isList = (field: BriefField): field is keyof ListFields => LISTS.includes(field);

export function jsonOf(found: Found<unknown> | null | undefined): string | null {
  return found ? JSON.stringify(found.value) : null;
}

/** The corrections that still hold for what the text says now, each for the brief as the ones before left it. */
export function changesOf(
  read: Brief,
  choices: readonly Choice[],
): { readonly brief: Brief; readonly changes: readonly BriefChange[] } {
  let brief = read;
  const changes: BriefChange[] = [];
  for (const choice of choices) {
    const change = toChange(read, brief, choice);
    if (change === null) continue;
    brief = correctBrief(brief, change);
    changes.push(change);
  }
  return { brief, changes };
}

function toChange(read: Brief, now: Brief, { field, was, value }: Choice): BriefChange | null {
  if (!isList(field)) {
    return jsonOf(read[field]) === was ? ({ field, value } as BriefChange) : null;
  }
  const list: readonly Found<unknown>[] = now[field];
  const isThere = value !== null && list.some((found) => jsonOf(found) === JSON.stringify(value));
  const at = was === null ? list.length : list.findIndex((found) => jsonOf(found) === was);
  if (at < 0 || (isThere && was === null)) return null;
  return { field, at, value: isThere ? null : value } as BriefChange;
}

/** The choices with one more: the chip that shows `shown` (JSON; null for a new one) now says `value`. */
export function choose(
  choices: readonly Choice[],
  {
    field,
    shown,
    value,
  }: { readonly field: BriefField; readonly shown: string | null; readonly value: unknown },
): readonly Choice[] {
  const isOwn = (choice: Choice) =>
    choice.field === field &&
    (!isList(field) || (shown !== null && JSON.stringify(choice.value) === shown));
  const before = choices.find(isOwn);
  const was = before ? before.was : shown;
  const others = choices.filter((choice) => choice !== before);
  const isBack = JSON.stringify(value) === was || (value === null && was === null);
  return isBack ? others : [...others, { field, was, value }];
}

/** The choices that corrections of an earlier run were made of. */
export function choicesOf(
  read: Brief,
  corrections: readonly {
    readonly field: string;
    readonly at?: number | undefined;
    readonly value: unknown;
  }[],
): readonly Choice[] {
  let now = read;
  let choices: readonly Choice[] = [];
  for (const correction of corrections) {
    const { at, value } = correction;
    const field = correction.field as BriefField;
    const list: readonly Found<unknown>[] = isList(field) ? now[field] : [];
    const shown = isList(field) ? jsonOf(list[at ?? list.length]) : jsonOf(now[field]);
    choices = choose(choices, { field, shown, value });
    now = correctBrief(now, correction as BriefChange);
  }
  return choices;
}
