// The few colors by which one knows a room again: of its walls, floors, cabinets and furniture.
import { nodesOf, type SceneDocument } from '../document/scene.ts';
import { FINISHES, type FinishId, getFinish } from '../finishes.ts';
import { layingOf } from '../laying/lay-area.ts';
import { materialColor } from '../materials/material-color.ts';
import { bodyOf } from '../placing/body-of.ts';
import { kindOfItem } from '../placing/kind-of-item.ts';
import { areaOf } from '../plane/polygon.ts';
import type { CoveredArea } from './face.ts';
import { facesOf } from './faces-of.ts';

/** Sum of the differences of red, green and blue up to which two colors look like one beside each other. */
const ALIKE = 36;

/** '#rrggbb' of at most `max` that differ, in the order of the areas that wear them. Ceilings are left out. */
export function roomColors(document: SceneDocument, max: number): string[] {
  const areas = new Map<string, number>();
  for (const [color, area] of colorsWorn(document)) {
    areas.set(color, (areas.get(color) ?? 0) + area);
  }
  const found: string[] = [];
  for (const [color] of [...areas].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))) {
    if (found.length === max) break;
    if (!found.some((other) => difference(other, color) <= ALIKE)) found.push(color);
  }
  return found;
}

function* colorsWorn(document: SceneDocument): Generator<readonly [color: string, area: number]> {
  for (const { kind, areas } of facesOf(document)) {
    if (kind === 'ceiling') continue;
    for (const area of areas) yield [colorOfArea(document, area), area.area];
  }
  for (const [, { cabinets, heightTenths, finish }] of nodesOf(document.nodes, 'run')) {
    const long = cabinets.reduce((sum, { widthTenths }) => sum + widthTenths, 0);
    const color = colorOfFinish(finish);
    if (color !== null) yield [color, long * heightTenths];
  }
  for (const [id, item] of nodesOf(document.nodes, 'item')) {
    const [slot] = Object.entries(kindOfItem(item)?.card.slots ?? {});
    if (slot === undefined) continue;
    const [name, { allowed }] = slot;
    const color = colorOfFinish(item.finishes[name] ?? allowed[0]);
    const footprints = bodyOf(document.nodes, id)?.footprints ?? [];
    if (color !== null) yield [color, footprints.reduce((sum, one) => sum + areaOf(one), 0)];
  }
}

function colorOfArea({ products }: SceneDocument, { covering }: CoveredArea): string {
  const { sku, color } = covering;
  const facts = sku !== null && Object.hasOwn(products, sku) ? products[sku] : undefined;
  const laying = facts ? layingOf(covering, facts) : null;
  return laying ? materialColor(laying.material) : color;
}

function colorOfFinish(finish: string): string | null {
  return Object.hasOwn(FINISHES, finish) ? getFinish(finish as FinishId).color : null;
}

function difference(a: string, b: string): number {
  const parts = (color: string) =>
    [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const other = parts(b);
  return parts(a).reduce((sum, part, index) => sum + Math.abs(part - (other[index] ?? 0)), 0);
}
