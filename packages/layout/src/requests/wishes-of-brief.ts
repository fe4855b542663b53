// What a brief asks of the arrangement, as the engines for kitchens and for other rooms take it.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { Brief, ItemWish } from '../brief/brief.ts';
import type { ItemForm } from '../brief/words/items.ts';
import type { Shape } from '../brief/words/rooms.ts';
import type { BedSize } from '../furnishing/bed-set.ts';
import { type Purpose, pairOf, type RoomWishes, type Wish } from '../groups/wishes.ts';
import type { KitchenWishes } from '../kitchen/design-kitchens.ts';
import type { KitchenShape } from '../kitchen/rows.ts';

const kitchenShape: Readonly<Partial<Record<Shape, KitchenShape>>> = {
  l: 'l-shape',
  u: 'u-shape',
  galley: 'galley',
  'one-wall': 'one-wall',
};

/** The group of a room that a thing is. */
const groupOf: Readonly<Record<string, string>> = {
  bathtub: 'tub',
  shower: 'shower',
  'shower-enclosure': 'shower',
  dresser: 'dresser',
  'tall-chest': 'dresser',
  wardrobe: 'wardrobe',
  armchair: 'armchair',
  'lounge-chair': 'armchair',
  bookcase: 'bookcase',
  'console-table': 'console',
  sideboard: 'sideboard',
  bench: 'bench',
  'storage-bench': 'bench',
  'shoe-cabinet': 'shoes',
  'utility-sink': 'sink',
  'folding-counter': 'counter',
  'hanging-rod': 'hanging',
  grill: 'grill',
  'fire-pit': 'fire-pit',
  'outdoor-sofa': 'seating',
  'outdoor-dining-set': 'dining',
  'sun-lounger': 'loungers',
  parasol: 'parasol',
  'planter-box': 'planters',
};

const wishOf: Readonly<Record<ItemWish['want'], Wish | null>> = {
  must: 'must',
  nice: 'may',
  'must-not': 'not',
  keep: null,
};

/** A sofa and an armchair beside it. */
const ON_A_SOFA = 4;

const bedSizes: readonly BedSize[] = ['king', 'queen', 'full', 'twin'];

function formOf({ items }: Brief, item: string): ItemForm | null {
  const asked = items.find(({ value }) => value.item === item && value.want !== 'must-not');
  return asked?.value.form ?? null;
}

export function kitchenWishes(brief: Brief): KitchenWishes {
  const island = brief.items.find(({ value }) => value.item === 'island');
  const shape = brief.shape ? kitchenShape[brief.shape.value] : undefined;
  return {
    island: (island && wishOf[island.value.want]) ?? 'may',
    ...(shape ? { shape } : {}),
    ...(brief.seats ? { seats: brief.seats.value } : {}),
    ...(brief.accessible ? { profile: 'accessible' as const } : {}),
  };
}

/** A sectional where one is asked for, or where more sit than on a sofa and an armchair. */
function sectionalOf(brief: Brief, purpose: Purpose): Pick<RoomWishes, 'sectional'> {
  if (purpose !== 'living') return {};
  const asked = brief.items.find(({ value }) => value.item === 'sectional-sofa')?.value.want;
  if (asked === 'must') return { sectional: 'must' };
  if (asked === 'nice') return { sectional: 'may' };
  return asked === undefined && (brief.seats?.value ?? 0) > ON_A_SOFA ? { sectional: 'may' } : {};
}

/** Two of what the room is made around, where so many are asked for; two sofas with a screen or without. */
function pairWishes({ items }: Brief, purpose: Purpose): Pick<RoomWishes, 'pair' | 'screen'> {
  const two = items.find(({ value: { item, count } }) => {
    return item === pairOf[purpose] && count !== null && count > 1;
  });
  const pair = two && wishOf[two.value.want];
  if (!pair || pair === 'not') return {};
  const screen = items.find(({ value: { item } }) => item === 'tv' || item === 'media-console');
  if (screen?.value.want === 'must-not') return { pair, screen: 'not' };
  return screen?.value.want === 'must' ? { pair, screen: 'must' } : { pair };
}

/** With the pieces of the room that stay where they are. */
export function roomWishes(brief: Brief, purpose: Purpose, kept: readonly NodeId[]): RoomWishes {
  const groups: Record<string, Wish> = {};
  for (const { value } of brief.items) {
    const group = groupOf[value.item];
    const wish = wishOf[value.want];
    if (group !== undefined && wish) groups[group] = wish;
  }
  if (formOf(brief, 'washer') === 'stacked' || formOf(brief, 'dryer') === 'stacked')
    groups.stacked = 'must';
  const vanity = brief.items.find(
    ({ value }) => value.item === 'vanity' && value.want !== 'must-not',
  )?.value;
  const isDouble = vanity?.form === 'double' || vanity?.count === 2;
  const bed = bedSizes.find((one) => one === formOf(brief, 'bed'));
  return {
    purpose,
    groups,
    ...(kept.length > 0 ? { kept } : {}),
    ...(isDouble ? { vanity: 'double' as const } : {}),
    ...(bed ? { bed } : {}),
    ...sectionalOf(brief, purpose),
    ...pairWishes(brief, purpose),
    ...(brief.seats ? { seats: brief.seats.value } : {}),
    ...(brief.accessible ? { profile: 'accessible' as const } : {}),
  };
}
