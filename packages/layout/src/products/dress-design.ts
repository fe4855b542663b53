// A design in products that a showroom has on offer: what suits the style best within the budget, counted by the takeoff
// that the cart is filled by, and judged again, since a product is not exactly what was drawn.

import { linePrefixOf, partSku } from '@wevisu/scene/document/cabinets/cabinet-line.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import {
  nodeOf,
  nodesOf,
  type SceneDocument,
  type SceneNodes,
} from '@wevisu/scene/document/scene.ts';
import { lineLookOf } from '@wevisu/scene/runs/line-look.ts';
import type { StyleId } from '@wevisu/scene/styles.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import type { Drawing, DrawnRun } from '../drawing/drawing.ts';
import { type Choices, createChoices } from '../dressing/choices.ts';
import { dressDrawing, type RoomToDress } from '../dressing/dress.ts';
import { type FinishAsk, paletteWith } from '../dressing/finish-asks.ts';
import type { Stocked } from '../dressing/goods.ts';
import { lookOf, paletteOf } from '../dressing/looks/looks.ts';
import { cabinetChoices } from './cabinet-choices.ts';
import { createChooser } from './choose-within.ts';
import { createCosts } from './costs.ts';
import { oddOnes } from './odd-ones.ts';

export interface DressWishes {
  readonly style: StyleId;
  /** Which of the style's palettes; counts on past the last. */
  readonly palette: number;
  readonly asks: readonly FinishAsk[];
  /** Cents for all products together, without tax and shipping; null is no limit. */
  readonly budgetCents: number | null;
  /** Days within which everything must be ready to ship; null is no limit. */
  readonly withinDays: number | null;
}

export interface Undressed {
  /** The scene that was designed in. */
  readonly document: SceneDocument;
  readonly drawing: Drawing;
  readonly rooms: readonly RoomToDress[];
}

export interface Dressed {
  /** With the facts of its products. */
  readonly document: SceneDocument;
  readonly takeoff: Takeoff;
  /** Roles and surfaces that nothing on offer fits: they stand as drawn, without a product. */
  readonly unsold: readonly string[];
}

export type DressResult =
  | { readonly kind: 'dressed'; readonly dressed: Dressed }
  /** Even the least dear of everything costs more than the budget. */
  | { readonly kind: 'over-budget'; readonly leastCents: number }
  /** Products that fit the drawing break a rule in it, whichever are tried. */
  | { readonly kind: 'no-fit' };

/** Says which nodes of a dressed scene may not be so; none where all is well. */
export type Judge = (document: SceneDocument) => readonly string[];

const CABINETS = 'cabinets';
const ISLAND_CABINETS = 'cabinets of islands';

/** How often products are chosen anew where their sizes break a rule or stock is too small. */
const TRIES = 6;

/** What a dressing has on its nodes, as a scene. */
function sceneOf(
  { document }: Undressed,
  nodes: SceneNodes,
  { style, budgetCents }: DressWishes,
  goods: Stocked,
): SceneDocument {
  const products = { ...document.products };
  for (const sku of productsUsed(nodes).keys()) {
    const facts = goods.facts(sku);
    if (facts) products[sku] = facts;
  }
  return { ...document, style, budgetCents: budgetCents ?? document.budgetCents, nodes, products };
}

/** Products that a scene can't be bought with: too few in stock, or a price beyond what is counted. */
function shortOf({ orders }: Takeoff, goods: Stocked): string[] {
  return orders.flatMap(({ sku, units, totalCents }) => {
    const left = goods.available(sku);
    return totalCents === null || (left !== null && units > left) ? [sku] : [];
  });
}

/** Sample doors of the cabinet lines that parts are of. */
function doorsOf({ nodes }: SceneDocument, parts: readonly string[]): string[] {
  return nodesOf(nodes, 'run').flatMap(([, { cabinetSku }]) => {
    const prefix = linePrefixOf(cabinetSku);
    const isOf = (sku: string) => prefix !== null && sku.startsWith(partSku(prefix, ''));
    return cabinetSku !== null && parts.some(isOf) ? [cabinetSku] : [];
  });
}

/** A drawing without some of its things and what they carry. */
function without(drawing: Drawing, ids: ReadonlySet<string>): Drawing {
  const gone = new Set(ids);
  // Things come after what carries them.
  for (const { id, hostId } of drawing.things)
    if (hostId !== null && gone.has(hostId)) gone.add(id);
  return { ...drawing, things: drawing.things.filter(({ id }) => !gone.has(id)) };
}

/** SKUs of the things that a judge names. */
function skusOfNodes({ nodes }: SceneDocument, ids: readonly string[]): string[] {
  return ids.flatMap((id) => {
    const node = nodes[id];
    return node?.type === 'item' && node.sku !== null ? [node.sku] : [];
  });
}

/**
 * The design in products. Deterministic: the same goods in the same order give the same scene. Budgets are held to the
 * cent against `takeoffOf` of the scene.
 */
export function dressDesign(
  undressed: Undressed,
  goods: Stocked,
  wishes: DressWishes,
  judge: Judge = () => [],
): DressResult {
  const look = lookOf(wishes.style);
  const palette = paletteWith(paletteOf(look, wishes.palette), wishes.asks);
  const choices = createChoices({ look, palette, goods, asks: wishes.asks });
  const { budgetCents, withinDays } = wishes;
  const { runs } = undressed.drawing;
  const runsOf = (key: string): readonly DrawnRun[] =>
    runs.filter(({ wears }) => (wears === 'island') === (key === ISLAND_CABINETS));
  const known = new Map<string, Choices>();
  const banned = new Set<string>();
  /** What stands beside a product of another finish that it is bought with; empty where a budget leaves no choice. */
  const odd = new Set<string>();
  let isPairable = true;
  const costs = createCosts(goods, undressed.document, runsOf);
  const isOnOffer = ({ sku, problem, priceCents, leadTimeDays }: ProductFacts): boolean =>
    problem === null &&
    priceCents !== null &&
    !banned.has(sku) &&
    !odd.has(sku) &&
    (withinDays === null || leadTimeDays[1] <= withinDays);
  const chooser = createChooser(costs, isOnOffer);
  /** Without the decor that has no place beside what was chosen. */
  let { drawing } = undressed;
  /** Furniture that has no room in the style's form. */
  const plain = new Set<string>();
  const dress = (): Dressed => {
    const unsold = new Set<string>();
    const choose = (one: Choices): ProductFacts | null => {
      const facts = chooser.choose(one);
      if (!facts) unsold.add(one.key);
      return facts;
    };
    const nodes = dressDrawing({
      ...{ drawing, rooms: undressed.rooms, look, palette, choices, choose, plain },
      cabinets(wears) {
        const [key, finish] =
          wears === 'island' ? [ISLAND_CABINETS, palette.island] : [CABINETS, palette.main];
        const own = runsOf(key).map(({ node }) => node);
        const lines =
          known.get(key) ??
          cabinetChoices(key, { goods, look, runs: own, wanted: finish, withinDays });
        known.set(key, lines);
        const facts = choose(lines);
        const front = facts && lineLookOf(facts);
        return front && facts
          ? { ...front, cabinetSku: facts.sku }
          : { doorStyle: look.doorStyle, finish, cabinetSku: null };
      },
    });
    const document = sceneOf(undressed, nodes, wishes, goods);
    return { document, takeoff: takeoffOf(document), unsold: [...unsold] };
  };
  for (let i = 0; i < TRIES; i++) {
    chooser.start();
    let dressed = dress();
    costs.learn(dressed, chooser.chosen());
    if (budgetCents !== null && dressed.takeoff.totalCents > budgetCents) {
      const within = chooser.within(budgetCents, dressed.takeoff.totalCents, () => {
        dressed = dress();
        costs.learn(dressed, chooser.chosen());
        return dressed.takeoff.totalCents;
      });
      if (!within && odd.size > 0) {
        odd.clear();
        isPairable = false;
        continue;
      }
      if (!within) return { kind: 'over-budget', leastCents: dressed.takeoff.totalCents };
    }
    const unpaired = isPairable ? oddOnes(chooser.seen(), chooser.chosen(), isOnOffer) : [];
    if (unpaired.length > 0 && i < TRIES - 1) {
      for (const sku of unpaired) odd.add(sku);
      continue;
    }
    const { document, takeoff } = dressed;
    const misplaced = judge(document);
    const decor = drawing.things.filter(
      ({ id, decor: isDecor }) => isDecor && misplaced.includes(id),
    );
    const styled = misplaced.filter(
      (id) => nodeOf(document.nodes, id, 'item')?.sku === null && !plain.has(id),
    );
    const short = shortOf(takeoff, goods);
    // Decor and forms give way before a product does.
    const wrong = styled.length > 0 ? short : [...short, ...skusOfNodes(document, misplaced)];
    if (wrong.length === 0 && styled.length === 0) return { kind: 'dressed', dressed };
    for (const id of styled) plain.add(id);
    for (const sku of [...wrong, ...doorsOf(document, wrong)]) banned.add(sku);
    drawing = without(drawing, new Set(decor.map(({ id }) => id)));
  }
  return { kind: 'no-fit' };
}
