// What a walk through a text notes down, before the room is known and words that depend on it are settled.
import type { StyleId } from '@wevisu/scene/styles.ts';
import type { Tenths } from '@wevisu/scene/units.ts';
import type { Color, Material, Part, Tone } from '../words/finishes.ts';
import type { ItemForm, ItemId, LooseWord } from '../words/items.ts';
import type { Purpose, Shape, WishId } from '../words/rooms.ts';
import type { MeasureValue } from './measures.ts';
import type { Span } from './units.ts';

export interface ItemNote {
  readonly of: ItemId | LooseWord | Part | Material;
  want: 'must' | 'nice' | 'must-not' | 'keep';
  readonly form: ItemForm | null;
  count: number | null;
  width: Tenths | null;
  depth: Tenths | null;
  readonly start: number;
  end: number;
}

export interface Look {
  tone: Tone | null;
  color: Color | null;
  material: Material | null;
}

export interface FinishNote extends Look, Span {
  readonly of: Part | ItemNote | 'any';
  readonly want: 'must' | 'must-not';
}

export interface StyleNote extends Span {
  readonly style: StyleId;
  want: 'must' | 'must-not';
}

export interface MeasureNote extends Span {
  readonly value: MeasureValue;
  /** What stands before it, which tells whom "for six" is for. */
  readonly after: ItemNote | null;
}

export interface Notes {
  readonly purposes: (Span & { readonly id: Purpose; readonly beside: boolean })[];
  readonly shapes: (Span & { readonly id: Shape })[];
  readonly styles: StyleNote[];
  readonly items: ItemNote[];
  readonly finishes: FinishNote[];
  readonly wishes: (Span & { readonly id: WishId })[];
  readonly accessible: Span[];
  readonly openPlan: Span[];
  readonly measures: MeasureNote[];
  readonly unknown: Span[];
}

export function emptyNotes(): Notes {
  return {
    purposes: [],
    shapes: [],
    styles: [],
    items: [],
    finishes: [],
    wishes: [],
    accessible: [],
    openPlan: [],
    measures: [],
    unknown: [],
  };
}
