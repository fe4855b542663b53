import type { ItemNode } from '../../document/nodes/item.ts';
import { symbolOf } from '../../kinds/plan-of.ts';
import { kindOfItem } from '../kind-of-item.ts';

/** Heights above the floor in tenths: where the trade hangs things, by their lowest or highest point or middle. */
type Height = readonly ['bottom' | 'middle' | 'top', number];

const EYE: Height = ['middle', 15_240];
const heights: Readonly<Record<string, Height>> = {
  'electrical-receptacle': ['middle', 4_064],
  'framed-picture': ['middle', 15_240],
  'grab-bar': ['middle', 8_636],
  hood: ['bottom', 16_764],
  'mantel-shelf': ['middle', 13_716],
  microwave: ['bottom', 15_494],
  'paper-holder': ['middle', 6_604],
  'robe-hooks': ['middle', 16_764],
  'roman-shade': ['top', 21_336],
  sconce: ['middle', 15_748],
  'shower-bench': ['top', 4_572],
  'shower-set': ['middle', 16_510],
  toilet: ['bottom', 0],
  'towel-bar': ['middle', 12_700],
  'towel-ladder': ['middle', 11_430],
  tv: ['middle', 13_716],
  vanity: ['top', 8_636],
  'vanity-light': ['middle', 19_939],
  'wainscot-panel': ['bottom', 0],
};

/** The elevation at which a kind usually hangs on its wall. */
export function usualHeight(item: ItemNode): number {
  const known = kindOfItem(item);
  if (!known) return EYE[1];
  const { bottomMm, topMm } = symbolOf(known);
  const [by, at] = heights[item.kind] ?? EYE;
  if (by === 'bottom') return Math.round(at - bottomMm * 10);
  if (by === 'top') return Math.round(at - topMm * 10);
  return at;
}
