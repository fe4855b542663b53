// Which words stand between a noun and what is said of it, and what a word's neighbors make of it.
import type { Part } from '../words/finishes.ts';
import type { ItemForm, ItemId, LooseWord } from '../words/items.ts';
import type { Unit } from './units.ts';

/** Words between a look and its noun, or between a noun and its look, that part them not. */
export const attributive = new Set(
  'big small large new nice simple warm cozy real own good great tone toned colored color style finish tall long wide old the'.split(
    ' ',
  ),
);
export const linking = new Set('in of is are be should colored color ( to'.split(' '));
export const articles = new Set('the my our a all'.split(' '));
export const bedForms: readonly ItemForm[] = ['king', 'queen', 'full', 'twin'];

/** Parts that a room can do without. */
export const absentParts: Readonly<Partial<Record<Part, ItemId | Part>>> = {
  'upper-cabinets': 'upper-cabinets',
  'lower-cabinets': 'lower-cabinets',
  backsplash: 'backsplash',
  hardware: 'cabinet-hardware',
};

export function isBreak(kind: Unit['kind'] | undefined): boolean {
  return kind === undefined || kind === 'pause' || kind === 'stop';
}

/** "U" is a shape beside a room, a size or a colon, and a pronoun elsewhere. */
export function isShapeLetter(units: readonly Unit[], at: number): boolean {
  const before = units[at - 1]?.kind;
  const after = units[at + 1]?.kind;
  return (
    after === 'purpose' ||
    before === 'colon' ||
    before === 'measure' ||
    (['purpose', 'pause', undefined].includes(before) && isBreak(after))
  );
}

/** "Twin beds", "facing sofas", "desks for us both": a plural of these means two. */
export function isPair(of: ItemId | LooseWord, form: ItemForm | null): boolean {
  return of === 'sofa' || of === 'desk' || (of === 'bed' && form !== null);
}

/** "Penny tile on the floor": whether a part follows the preposition at a place. */
export function leadsToPart(units: readonly Unit[], at: number): boolean {
  for (const unit of units.slice(at + 1, at + 4)) {
    if (unit.kind === 'part' || (unit.kind === 'item' && unit.id === 'shower')) return true;
    if (unit.kind !== 'filler' || !articles.has(unit.word)) return false;
  }
  return false;
}

/** Whether the clause that begins at a place is a hope: "an island if it fits". */
export function isHoped(units: readonly Unit[], from: number): boolean {
  for (let at = from; at < units.length; at += 1) {
    const unit = units[at];
    if (!unit || isBreak(unit.kind)) return false;
    if (unit.kind === 'cue' && unit.id === 'nice') return true;
  }
  return false;
}
