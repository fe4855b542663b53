import type { Tenths } from '@wevisu/scene/units.ts';
import type { Brief, FinishWish, Found, ItemWish, RoomSize, StyleWish } from './brief.ts';
import { findContradictions } from './find-contradictions.ts';
import type { MeasureValue } from './reading/measures.ts';
import type { ItemNote, MeasureNote, Notes } from './reading/notes.ts';
import { takeNotes } from './reading/take-notes.ts';
import { readUnits, type Span } from './reading/units.ts';
import { settleItem } from './settle-item.ts';
import type { Material } from './words/finishes.ts';
import { type ItemId, roomOfItem } from './words/items.ts';
import type { Purpose } from './words/rooms.ts';

/** Longer briefs are read up to here. */
export const BRIEF_LIMIT = 10_000;

/**
 * What a brief in English says. Pure, deterministic and bounded: reads the first 10,000 characters.
 * Lengths are in tenths of a millimeter, money in cents; spans count UTF-16 units of `text`.
 */
export function readBrief(text: string): Brief {
  const read = text.slice(0, BRIEF_LIMIT);
  const notes = takeNotes(readUnits(read));
  const purpose = readPurpose(notes);
  const room = purpose?.value ?? null;
  const settled = notes.items.map((note) => ({ note, wish: settleItem(note, room) }));
  const items = mergeItems(settled);
  const idOf = new Map(notes.finishes.map((finish) => [finish, partOf(finish, room)] as const));
  const measures = readMeasures(notes.measures, room);
  const count = (kind: 'seats' | 'cooks' | 'people'): Found<number> | null =>
    measures.counts.find((one) => one.kind === kind)?.found ?? null;
  const fields = {
    purpose,
    also: readAlso(notes, room),
    size: measures.size,
    area: measures.area,
    ceiling: measures.ceiling,
    shape: first(notes.shapes.map(({ id, ...span }) => found(id, span))),
    openPlan: first(notes.openPlan.map((span) => found(true as const, span))),
    accessible: first(notes.accessible.map((span) => found(true as const, span))),
    budget: measures.budget,
    seats: count('seats'),
    cooks: count('cooks'),
    people: count('people'),
    styles: unique(
      notes.styles.map(({ style, want, ...span }) => found<StyleWish>({ style, want }, span)),
    ),
    finishes: unique(
      notes.finishes.flatMap((finish) => {
        const part = idOf.get(finish);
        const { tone, color, material, want } = finish;
        // "No overhead light" is no wish for dark colors.
        const vague = part === 'any' && color === null && material === null;
        return part && !vague
          ? [found<FinishWish>({ part, tone, color, material, want }, finish)]
          : [];
      }),
    ),
    items,
    wishes: unique(notes.wishes.map(({ id, ...span }) => found(id, span))),
  };
  const vague = [
    ...settled.flatMap(({ note, wish }) => (wish ? [] : [note])),
    ...notes.finishes.filter(isVague),
  ].map(spanOf);
  return {
    text: read,
    ...fields,
    notUnderstood: joinSpans([...notes.unknown.map(spanOf), ...vague, ...measures.unused], read),
    contradictions: findContradictions({ ...fields, others: measures.others }),
  };
}

function spanOf({ start, end }: Span): Span {
  return { start, end };
}

function found<T>(value: T, span: Span): Found<T> {
  return { value, span: spanOf(span) };
}

function first<T>(list: readonly T[]): T | null {
  return list[0] ?? null;
}

/** Each value once, at its first place. */
function unique<T>(list: readonly Found<T>[]): readonly Found<T>[] {
  const seen = new Set<string>();
  return list.filter(({ value }) => {
    const key = JSON.stringify(value);
    return !seen.has(key) && seen.add(key);
  });
}

/** "No overhead light" is no wish for dark colors. */
function isVague({ of, color, material }: Notes['finishes'][number]): boolean {
  return of === 'any' && color === null && material === null;
}

const kitchenParts = new Set<string>([
  'cabinets',
  'upper-cabinets',
  'lower-cabinets',
  'counter',
  'backsplash',
]);

/** The room that is named first, or else the one that the first telling thing stands in. */
function readPurpose(notes: Notes): Found<Purpose> | null {
  const named = notes.purposes.find(({ beside }) => !beside) ?? notes.purposes[0];
  if (named) return found(named.id, named);
  for (const note of notes.items) {
    const id = typeof note.of === 'string' ? roomOfItem[note.of as ItemId] : undefined;
    if (id && note.want !== 'must-not') return found(id, note);
  }
  const kitchen = [...notes.items, ...notes.finishes].find(
    ({ of }) => typeof of === 'string' && kitchenParts.has(of),
  );
  if (kitchen) return found('kitchen', kitchen);
  // A table and chairs alone are for dining.
  const table = notes.items.find(
    ({ of, want }) => typeof of !== 'string' && of.in.dining && want !== 'must-not',
  );
  return table ? found('dining', table) : null;
}

function readAlso(notes: Notes, room: Purpose | null): readonly Found<Purpose>[] {
  const seen = new Set<Purpose | null>([room]);
  return notes.purposes.flatMap(({ id, beside, ...span }) => {
    if (beside || seen.has(id)) return [];
    seen.add(id);
    return [found(id, span)];
  });
}

const paving = new Set<Material>([
  'travertine',
  'stone',
  'limestone',
  'slate',
  'concrete',
  'brick',
  'wood',
]);

function partOf(
  { of, material }: Notes['finishes'][number],
  room: Purpose | null,
): FinishWish['part'] | null {
  if (of === 'any' && room === 'outdoor' && material && paving.has(material)) return 'floor';
  if (typeof of === 'string') return of;
  const wish = settleItem(of, room);
  return wish ? (wish.item as ItemId) : null;
}

interface Settled {
  readonly note: ItemNote;
  readonly wish: ItemWish | null;
}

/** "6 ft vanity, two sinks" is one vanity: what is said of a thing in several places is said of one. */
function mergeItems(settled: readonly Settled[]): readonly Found<ItemWish>[] {
  const merged: Found<ItemWish>[] = [];
  for (const { note, wish } of settled) {
    if (!wish) continue;
    const at = merged.findIndex(({ value }) => canMerge(value, wish));
    const old = merged[at];
    if (old) merged[at] = { ...old, value: mergeWish(old.value, wish) };
    else merged.push(found(wish, note));
  }
  return merged;
}

function canMerge(a: ItemWish, b: ItemWish): boolean {
  const agrees = (key: 'form' | 'count' | 'widthTenths'): boolean =>
    a[key] === null || b[key] === null || a[key] === b[key];
  const wants = a.want === b.want || (isWished(a) && isWished(b));
  return a.item === b.item && wants && agrees('form') && agrees('count') && agrees('widthTenths');
}

function isWished({ want }: ItemWish): boolean {
  return want === 'must' || want === 'nice';
}

function mergeWish(a: ItemWish, b: ItemWish): ItemWish {
  return {
    item: a.item,
    want: a.want === 'must' || b.want === 'must' ? 'must' : a.want,
    form: a.form ?? b.form,
    count: a.count ?? b.count,
    widthTenths: a.widthTenths ?? b.widthTenths,
    depthTenths: a.depthTenths ?? b.depthTenths,
  };
}

interface Counted {
  readonly kind: 'seats' | 'cooks' | 'people';
  readonly found: Found<number>;
}

const seated = new Set<string>([
  'dining-table',
  'round-dining-table',
  'outdoor-dining-set',
  'banquette',
  'breakfast-nook',
  'recliner',
  'sofa',
  'sectional-sofa',
  'island',
  'peninsula',
]);

function ofKind<K extends MeasureValue['kind']>(notes: readonly MeasureNote[], kind: K) {
  type Value = Extract<MeasureValue, { kind: K }>;
  return notes.flatMap(({ value, start, end }) =>
    value.kind === kind ? [{ value: value as Value, span: { start, end } }] : [],
  );
}

function readMeasures(notes: readonly MeasureNote[], room: Purpose | null) {
  const counts = notes.flatMap(({ value, after, ...span }): Counted[] => {
    if (value.kind === 'seats' || value.kind === 'cooks' || value.kind === 'people') {
      return [{ kind: value.kind, found: found(value.count, span) }];
    }
    if (value.kind !== 'for') return [];
    const item = after ? (settleItem(after, room)?.item ?? '') : '';
    const sits = seated.has(item) || room === 'dining' || room === 'outdoor';
    return [{ kind: sits ? 'seats' : 'people', found: found(value.count, span) }];
  });
  const sizes = ofKind(notes, 'size');
  const sides = ofKind(notes, 'side');
  const height = sizes.find(({ value }) => value.height !== null);
  const ceilings = [
    ...ofKind(notes, 'ceiling').map(({ value, span }) => ({ value: value.tenths, span })),
    ...(height ? [{ value: height.value.height as Tenths, span: height.span }] : []),
  ];
  const budgets = ofKind(notes, 'budget');
  const budget =
    joinLimits(budgets) ?? budgets.find(({ value }) => value.cued) ?? budgets[0] ?? null;
  const joined = budget !== null && !budgets.includes(budget);
  const rest = joined ? [] : budgets.filter((one) => one !== budget);
  const areas = ofKind(notes, 'area').map(({ value, span }) => ({
    value: value.squareTenths,
    span,
  }));
  return {
    size: readSize(sizes, sides),
    area: first(areas),
    ceiling: first(ceilings),
    budget: budget && { value: budget.value.budget, span: budget.span },
    counts,
    /** A second size or amount is no mistake, but it is not used. */
    others: rest.map(({ value, span }) => ({ value: value.budget, span })),
    unused: [
      ...ofKind(notes, 'length').map(({ span }) => span),
      ...ofKind(notes, 'times').map(({ span }) => span),
      ...sizes.slice(1).map(({ span }) => span),
      ...rest.map(({ span }) => span),
    ],
  };
}

type BudgetMeasure = {
  readonly value: Extract<MeasureValue, { kind: 'budget' }>;
  readonly span: Span;
};

/** "At most $5,000, at least $3,000" is one range. */
function joinLimits(budgets: readonly BudgetMeasure[]): BudgetMeasure | null {
  const [a, b, ...more] = budgets;
  if (!a || !b || more.length > 0) return null;
  const minCents = a.value.budget.minCents ?? b.value.budget.minCents;
  const maxCents = a.value.budget.maxCents ?? b.value.budget.maxCents;
  const apart = [a, b].every(
    ({ value: { budget } }) => budget.minCents === null || budget.maxCents === null,
  );
  if (!apart || minCents === null || maxCents === null || minCents > maxCents) return null;
  const value = {
    kind: 'budget',
    budget: { minCents, maxCents, about: false },
    cued: true,
  } as const;
  return { value, span: { start: a.span.start, end: b.span.end } };
}

type SizeMeasure = { readonly value: Extract<MeasureValue, { kind: 'size' }>; readonly span: Span };
type SideMeasure = { readonly value: Extract<MeasureValue, { kind: 'side' }>; readonly span: Span };

function readSize(
  sizes: readonly SizeMeasure[],
  sides: readonly SideMeasure[],
): Found<RoomSize> | null {
  const size = sizes[0];
  if (size) {
    const [widthTenths, lengthTenths] = size.value.sides;
    return found({ widthTenths, lengthTenths }, size.span);
  }
  if (sides.length === 0) return null;
  const side = (axis: 'width' | 'length'): Tenths | null =>
    sides.find(({ value }) => value.axis === axis)?.value.tenths ?? null;
  const start = Math.min(...sides.map(({ span }) => span.start));
  const end = Math.max(...sides.map(({ span }) => span.end));
  return found({ widthTenths: side('width'), lengthTenths: side('length') }, { start, end });
}

/** Spans in order; neighbors with nothing but spaces between them become one. */
function joinSpans(spans: readonly Span[], text: string): readonly Span[] {
  const joined: Span[] = [];
  for (const span of spans.toSorted((a, b) => a.start - b.start)) {
    const last = joined.at(-1);
    if (last && text.slice(last.end, span.start).trim() === '') {
      joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) };
    } else joined.push(span);
  }
  return joined;
}
