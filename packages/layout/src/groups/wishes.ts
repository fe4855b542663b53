import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProfileId } from '@wevisu/scene/rules/profile.ts';
import type { BedSize } from '../furnishing/bed-set.ts';

export const purposes = [
  'bath',
  'powder-room',
  'bedroom',
  'living',
  'dining',
  'office',
  'entry',
  'laundry',
  'outdoor',
] as const;
export type Purpose = (typeof purposes)[number];

/** What a room is made around, where it may have two of it. */
export const pairOf: Readonly<Partial<Record<Purpose, string>>> = {
  bedroom: 'bed',
  living: 'sofa',
  office: 'desk',
};

export type Wish = 'must' | 'may' | 'not';

export interface RoomWishes {
  readonly purpose: Purpose;
  /** By group: 'tub', 'shower', 'linen', 'dresser'. What is left out is as the purpose has it. */
  readonly groups?: Readonly<Record<string, Wish>>;
  readonly vanity?: 'single' | 'double';
  readonly bed?: BedSize;
  /** A sectional: nothing else will do, or rather than a sofa. */
  readonly sectional?: 'must' | 'may';
  /** Two beds, two sofas that face each other, two desks: nothing else will do, or rather than one. */
  readonly pair?: 'must' | 'may';
  /** Whether two sofas stand before a screen; either way where left out. */
  readonly screen?: 'must' | 'not';
  /** At a table, at least. */
  readonly seats?: number;
  readonly profile?: ProfileId;
  /** Pieces of the scene that stay where they are and count as their groups: nothing of that kind is added. */
  readonly kept?: readonly NodeId[];
}

/** The wish for a group, where it may be left out of the room. */
export function wishFor(wishes: RoomWishes, id: string, otherwise: Wish): Wish {
  return wishes.groups?.[id] ?? otherwise;
}
