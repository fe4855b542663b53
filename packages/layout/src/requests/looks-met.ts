// Whether surfaces and things look as a brief asks: by the products that were chosen, and by paint.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { FINISHES, type FinishId } from '@wevisu/scene/finishes.ts';
import type { FinishWish } from '../brief/brief.ts';
import type { Part } from '../brief/words/finishes.ts';
import { nameOf } from '../brief/words/names.ts';
import {
  Appearance,
  createAskedSuits,
  type FinishAsk,
  paintSuits,
} from '../dressing/finish-asks.ts';
import { askOf } from '../products/ask-of.ts';
import type { WishMet } from './wish-met.ts';

/** What a part of a room wears: a product, or the color of paint. */
type Worn = { readonly facts: ProductFacts } | { readonly color: string };

const appliances = [
  'range',
  'refrigerator',
  'dishwasher',
  'hood',
  'microwave',
  'wall-oven',
  'cooktop',
];

interface Wearing {
  of(part: Part): readonly Worn[];
}

function wearing({ nodes, products }: SceneDocument, roomId: NodeId): Wearing {
  const parts = new Map<Part, Worn[]>();
  const add = (part: Part, sku: string | null, color: string | null = null) => {
    const facts = sku === null ? undefined : products[sku];
    const worn = facts ? { facts } : color === null ? null : { color };
    if (worn) parts.set(part, [...(parts.get(part) ?? []), worn]);
  };
  for (const [, { face, covering, roomId: of, area }] of nodesOf(nodes, 'surface')) {
    if (of !== roomId || area !== null) continue;
    const color = covering.sku === null ? (covering.color ?? null) : null;
    if (face.on === 'floor') add('floor', covering.sku, color);
    if (face.on === 'walls' || face.on === 'wall') add('wall', covering.sku, color);
    if (face.on === 'ceiling') add('ceiling', covering.sku, color);
  }
  for (const [, run] of nodesOf(nodes, 'run')) {
    const paint = Object.hasOwn(FINISHES, run.finish)
      ? FINISHES[run.finish as FinishId].color
      : null;
    add('cabinets', run.cabinetSku, paint);
    add(run.tier === 'wall' ? 'upper-cabinets' : 'lower-cabinets', run.cabinetSku, paint);
    add('counter', run.counter?.covering.sku ?? null);
    add('backsplash', run.backsplash?.covering.sku ?? null);
    add('hardware', run.hardwareSku);
  }
  for (const [, { kind, sku }] of nodesOf(nodes, 'item')) {
    if (appliances.includes(kind)) add('appliances', sku);
    if (/faucet|shower-set/.test(kind)) add('hardware', sku);
  }
  return { of: (part) => parts.get(part) ?? [] };
}

function suits(ask: FinishAsk, worn: Worn): number {
  if ('color' in worn) return paintSuits([ask], worn.color);
  const { facts } = worn;
  const own = { facts, child: facts.category, style: null, color: facts.finish };
  return createAskedSuits([ask])(new Appearance(own));
}

function lookWords({ tone, color, material }: FinishWish): string {
  const words = [tone, color, material].flatMap((one) => (one ? [one.replaceAll('-', ' ')] : []));
  return words.join(' ');
}

/** Looks of single things are not judged, nor those of parts that the room has none of. */
export function looksMet(
  document: SceneDocument,
  roomId: NodeId,
  wishes: readonly FinishWish[],
): WishMet[] {
  const worn = wearing(document, roomId);
  return wishes.flatMap((wish): WishMet[] => {
    const words = lookWords(wish);
    const part = nameOf(wish.part).toLowerCase();
    const text = `${wish.want === 'must' ? '' : 'No '}${words}${wish.part === 'any' ? '' : ` ${part}`}`;
    const asks = askOf(wish).filter((ask) => ask.part !== 'any');
    const of = asks.flatMap((ask) => worn.of(ask.part as Part).map((one) => ({ ask, one })));
    if (of.length === 0) return [];
    const isMet = of.every(({ ask, one }) =>
      wish.want === 'must' ? suits(ask, one) > 0 : suits(ask, one) >= 0,
    );
    const why = isMet ? null : 'Nothing on offer that fits comes closer.';
    return [
      { text: `${text.charAt(0).toUpperCase()}${text.slice(1)}`, met: isMet ? 'yes' : 'no', why },
    ];
  });
}
