// What a brief in words says, field by field, each with the place in the text that says it.
import type { StyleId } from '@wevisu/scene/styles.ts';
import type { Tenths } from '@wevisu/scene/units.ts';
import type { Budget } from './reading/money.ts';
import type { Span } from './reading/units.ts';
import type { Color, Material, Part, Tone } from './words/finishes.ts';
import type { ItemForm, ItemId } from './words/items.ts';
import type { Purpose, Shape, WishId } from './words/rooms.ts';

/** A value and where it stands; no span where a person chose it instead of writing it. */
export interface Found<T> {
  readonly value: T;
  readonly span: Span | null;
}

/** Sides as told: width before length where the text says so, else in the order written; null is not told. */
export interface RoomSize {
  readonly widthTenths: Tenths | null;
  readonly lengthTenths: Tenths | null;
}

export type Want = 'must' | 'nice' | 'must-not' | 'keep';

/** What can stay as it is: a thing, a surface of the room, or what it is made of. */
export type KeptId = ItemId | Part | Material;

export interface ItemWish {
  readonly item: KeptId;
  readonly want: Want;
  readonly form: ItemForm | null;
  readonly count: number | null;
  readonly widthTenths: Tenths | null;
  readonly depthTenths: Tenths | null;
}

export interface FinishWish {
  /** `any` is the room as a whole. */
  readonly part: Part | ItemId | 'any';
  readonly tone: Tone | null;
  readonly color: Color | null;
  readonly material: Material | null;
  readonly want: 'must' | 'must-not';
}

export interface StyleWish {
  readonly style: StyleId;
  readonly want: 'must' | 'must-not';
}

/** Two things that a text says and that can't both be. */
export interface Contradiction {
  readonly words: string;
  readonly spans: readonly Span[];
}

/** What is said once. */
export interface SingleFields {
  readonly purpose: Found<Purpose> | null;
  readonly size: Found<RoomSize> | null;
  /** In square tenths of a millimeter. */
  readonly area: Found<number> | null;
  readonly ceiling: Found<Tenths> | null;
  readonly shape: Found<Shape> | null;
  readonly openPlan: Found<true> | null;
  readonly accessible: Found<true> | null;
  readonly budget: Found<Budget> | null;
  readonly seats: Found<number> | null;
  readonly cooks: Found<number> | null;
  readonly people: Found<number> | null;
}

/** What may be said more than once. */
export interface ListFields {
  /** Other rooms that are part of it. */
  readonly also: readonly Found<Purpose>[];
  readonly styles: readonly Found<StyleWish>[];
  readonly finishes: readonly Found<FinishWish>[];
  readonly items: readonly Found<ItemWish>[];
  readonly wishes: readonly Found<WishId>[];
}

export interface Brief extends SingleFields, ListFields {
  readonly text: string;
  readonly notUnderstood: readonly Span[];
  readonly contradictions: readonly Contradiction[];
}
