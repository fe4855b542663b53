// Whether the things that a brief asks for stand in a finished room.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ItemNode } from '@wevisu/scene/document/nodes/item.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import type { ItemWish } from '../brief/brief.ts';
import type { ItemForm } from '../brief/words/items.ts';
import { nameOf } from '../brief/words/names.ts';
import type { WishMet } from './wish-met.ts';

interface Standing {
  readonly items: readonly ItemNode[];
  readonly runs: readonly RunNode[];
}

const laundryRole = ({ params }: ItemNode) => String(params.role ?? '');

/** Things that a scene builds from several nodes, or calls otherwise. */
const found: Readonly<Record<string, (standing: Standing) => number>> = {
  island: ({ runs }) => runs.filter(({ tier }) => tier === 'island').length,
  peninsula: ({ runs }) => runs.filter(({ tier }) => tier === 'peninsula').length,
  pantry: ({ runs }) =>
    runs.flatMap(({ cabinets }) => cabinets).filter(({ cabinet }) => cabinet === 'pantry').length,
  'breakfast-nook': ({ items }) => items.filter(({ kind }) => kind === 'banquette').length,
  washer: ({ items }) =>
    items.filter((one) => one.kind === 'laundry' && laundryRole(one) !== 'dryer').length,
  dryer: ({ items }) =>
    items.filter((one) => one.kind === 'laundry' && ['dryer', 'stacked'].includes(laundryRole(one)))
      .length,
  'utility-sink': ({ items }) =>
    items.filter(({ kind }) => kind === 'kitchen-sink' || kind === 'vanity').length,
  'folding-counter': ({ runs }) => runs.filter(({ counter }) => counter !== null).length,
  shower: ({ items }) => items.filter(({ kind }) => kind === 'shower-set').length,
};

/** Kinds that serve as another that was asked for. */
const alike: Readonly<Record<string, readonly string[]>> = {
  bench: ['bench', 'storage-bench'],
  dresser: ['dresser', 'tall-chest'],
  sofa: ['sofa', 'sectional-sofa', 'loveseat'],
  'dining-table': ['dining-table', 'round-dining-table'],
  'counter-stool': ['counter-stool', 'bar-stool'],
};

function countOf(standing: Standing, item: string): number {
  const own = found[item];
  if (own) return own(standing);
  const kinds = alike[item] ?? [item];
  return standing.items.filter(({ kind }) => kinds.includes(kind)).length;
}

/** Whether a thing has a form that was asked for; null where its model does not say. */
function hasForm(standing: Standing, { item, count }: ItemWish, form: ItemForm): boolean | null {
  const own = standing.items.filter(({ kind }) => kind === item);
  if (item === 'bed') {
    return own.filter(({ params }) => params.size === form).length >= (count ?? 1);
  }
  if (item === 'vanity' && form === 'double') return own.some(({ params }) => params.sinks === 2);
  if (item === 'bathtub' && form === 'freestanding') {
    return own.some(({ params }) => params.form !== 'alcove' && params.form !== 'drop-in');
  }
  if (form === 'stacked')
    return standing.items.some((one) => one.kind === 'laundry' && laundryRole(one) === 'stacked');
  return null;
}

const NEAR = 254;

function hasWidth(standing: Standing, item: string, widthTenths: number): boolean | null {
  const own = standing.items.filter(({ kind }) => kind === item);
  const widths = own.flatMap(({ params }) =>
    typeof params.widthTenths === 'number' ? [params.widthTenths] : [],
  );
  if (widths.length === 0) return null;
  return widths.some((wide) => Math.abs(wide - widthTenths) <= NEAR);
}

function named({ item, count, form, widthTenths }: ItemWish): string {
  const words = [
    ...(count === null ? [] : [`${count} ×`]),
    ...(widthTenths === null ? [] : [formatFeetInches(widthTenths)]),
    ...(form === null ? [] : [form.replaceAll('-', ' ')]),
    nameOf(item).toLowerCase(),
  ];
  return words.join(' ');
}

function wanted(standing: Standing, wish: ItemWish): Pick<WishMet, 'met' | 'why'> {
  const { item, count, form, widthTenths } = wish;
  const has = countOf(standing, item);
  if (has === 0) return { met: 'no', why: 'It is not in this design. Add it in the visualizer.' };
  const wants = count ?? 1;
  if (item !== 'vanity' && has < wants)
    return { met: 'partly', why: has === 1 ? 'There is one.' : `There are ${has}.` };
  if (form !== null && hasForm(standing, wish, form) === false)
    return { met: 'partly', why: 'It is there in another form.' };
  if (widthTenths !== null && hasWidth(standing, item, widthTenths) === false)
    return { met: 'partly', why: 'It is there in another width.' };
  return { met: 'yes', why: null };
}

/** What is to stay is looked at by `kept`. */
export function thingsMet(
  document: SceneDocument,
  roomId: NodeId,
  wishes: readonly ItemWish[],
): WishMet[] {
  const room = sceneFacts(document).rooms.find(({ id }) => id === roomId);
  const standing: Standing = {
    items: room?.things.map(({ node }) => node) ?? [],
    runs: room?.runs.map(({ node }) => node) ?? [],
  };
  return wishes.flatMap((wish): WishMet[] => {
    if (wish.want === 'keep') return [];
    if (wish.want === 'must-not') {
      const isThere = countOf(standing, wish.item) > 0;
      const why = isThere ? 'It is in this design.' : null;
      return [{ text: `Without ${named(wish)}`, met: isThere ? 'no' : 'yes', why }];
    }
    const text = `${wish.want === 'nice' ? 'If it fits: ' : 'With '}${named(wish)}`;
    return [{ text, ...wanted(standing, wish) }];
  });
}
