import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import { nodeOf, nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { MORE_OF_A_KIND } from '@wevisu/scene/findings/shorten.ts';
import { modelCategories } from '@wevisu/scene/kinds/definition/kind.ts';
import { kindOfItem } from '@wevisu/scene/placing/kind-of-item.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import {
  roomOfFace,
  roomOfNode,
  type TakeoffContext,
} from '@wevisu/scene/takeoff/takeoff-context.ts';

/** One thing that a room still needs. The same need always has the same key. */
export interface SceneNeed {
  readonly key: string;
  readonly title: string;
  readonly productHash: string | null;
}

const sold: readonly string[] = modelCategories;

/**
 * API-26: floors and counters without a product, items that are on sale but not chosen, products to replace, and
 * building code violations.
 */
export function listNeeds(document: SceneDocument): SceneNeed[] {
  const context = { document, faces: facesOf(document) };
  const needs = [
    ...openFaces(context),
    ...openItems(context),
    ...productsToReplace(document),
    ...codeFindings(document),
  ];
  // Four cabinets without a countertop in one kitchen are one line.
  return [...new Map(needs.map((need) => [need.key, need])).values()];
}

function openFaces(context: TakeoffContext): SceneNeed[] {
  return context.faces
    .filter(({ kind }) => kind === 'floor' || kind === 'counter')
    .filter(({ areas }) => areas.some(({ covering }) => covering.sku === null))
    .map((face) => {
      const roomId = roomOfFace(context, face);
      const what = face.kind === 'floor' ? 'floor' : 'countertop';
      return {
        key: `${what}@${roomId ?? ''}`,
        title: `Choose a ${what}${inRoom(context.document, roomId)}`,
        productHash: null,
      };
    });
}

function openItems(context: TakeoffContext): SceneNeed[] {
  return nodesOf(context.document.nodes, 'item').flatMap(([id, item]) => {
    const card = item.sku === null ? kindOfItem(item)?.card : undefined;
    if (card === undefined || !sold.includes(card.category)) return [];
    const roomId = roomOfNode(context, id);
    return [
      {
        key: `${item.kind}@${roomId ?? ''}`,
        title: `Choose a product for the ${card.label.toLowerCase()}${inRoom(context.document, roomId)}`,
        productHash: null,
      },
    ];
  });
}

function productsToReplace(document: SceneDocument): SceneNeed[] {
  return [...productsUsed(document.nodes).keys()].flatMap((sku) => {
    const facts = Object.hasOwn(document.products, sku) ? document.products[sku] : undefined;
    if (facts?.problem === null) return [];
    return [
      {
        key: `product:${sku}`,
        title: facts
          ? `Replace ${facts.name}, which ${why[facts.problem ?? 'discontinued']}`
          : `Replace the product ${sku}, which is not in the catalog`,
        productHash: facts?.hash ?? null,
      },
    ];
  });
}

/** The same rule at the same place gives one line, however its measurements change. */
function codeFindings(document: SceneDocument): SceneNeed[] {
  return checkRules(document)
    .filter(({ tier, code }) => tier === 'code' && code !== MORE_OF_A_KIND)
    .map(({ code, text, nodeIds }) => ({
      key: `rule:${code}:${nodeIds.slice(0, MAX_NAMED).join('+')}`,
      title: text,
      productHash: null,
    }));
}

/** Nodes that distinguish two findings of one rule. */
const MAX_NAMED = 4;

const why = {
  discontinued: 'is no longer made',
  'other-showroom': 'is not sold in this showroom',
  'out-of-stock': 'is out of stock',
} as const;

function inRoom(document: SceneDocument, roomId: string | null): string {
  const room = nodeOf(document.nodes, roomId, 'room');
  return room === undefined ? '' : ` (${room.name})`;
}
