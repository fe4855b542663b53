// Items of unknown kinds, with params or finishes that their kind refuses, and cabinets named twice.
import type { NodeId } from '../document/node-id.ts';
import type { ItemNode } from '../document/nodes/item.ts';
import type { RunNode } from '../document/nodes/run.ts';
import { cardOf, isKindId } from '../kinds/card-of.ts';
import { kindOfItem } from '../placing/kind-of-item.ts';
import { broken } from './broken.ts';
import type { Finding } from './finding.ts';
import { plainIssue } from './plain-issue.ts';

export function itemFindings(id: NodeId, item: ItemNode): Finding[] {
  if (!isKindId(item.kind)) {
    const text = `The item ${id} is a ${item.kind}, which this version does not know; it is kept but not shown.`;
    return [broken({ code: 'item-kind-unknown', text, nodeIds: [id] })];
  }
  const card = cardOf(item.kind);
  if (!kindOfItem(item)) {
    const why = plainIssue(card.params.safeParse(item.params).error);
    const text = `The ${card.label.toLowerCase()} ${id} has invalid measurements: ${why}.`;
    return [broken({ code: 'item-params-wrong', text, nodeIds: [id] })];
  }
  const wrong = Object.entries(item.finishes).filter(
    ([slot, finish]) =>
      !Object.hasOwn(card.slots, slot) ||
      !card.slots[slot]?.allowed.some((allowed) => allowed === finish),
  );
  const [first] = wrong;
  if (!first) return [];
  const text = `The ${card.label.toLowerCase()} ${id} does not come with ${first[0]} in ${first[1]}.`;
  return [broken({ code: 'item-finish-unknown', text, nodeIds: [id] })];
}

export function runFindings(id: NodeId, run: RunNode): Finding[] {
  const names = run.cabinets.map((one) => one.id);
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice === undefined) return [];
  const text = `Two cabinets of the run ${id} are called ${twice}.`;
  return [broken({ code: 'cabinet-named-twice', text, nodeIds: [id] })];
}
