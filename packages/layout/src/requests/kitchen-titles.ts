// Names of kitchens that tell them apart by what really differs.
import { nodeOf, nodesOf } from '@wevisu/scene/document/scene.ts';
import { distanceOf, dotOf } from '@wevisu/scene/plane/points.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { tenths } from '../drawing/measure.ts';
import type { KitchenDesign } from '../kitchen/design-kitchens.ts';
import type { Leg } from '../kitchen/kitchen-plan.ts';
import type { KitchenShape } from '../kitchen/rows.ts';

const shapeNames: Readonly<Record<KitchenShape, string>> = {
  'one-wall': 'One-wall kitchen',
  galley: 'Galley kitchen',
  'l-shape': 'L-shaped kitchen',
  'u-shape': 'U-shaped kitchen',
  split: 'Kitchen in separate rows',
};

/** From the middle of the front of a sink to a window that it stands under. */
const UNDER_WINDOW_TENTHS = tenths(32);

function isUnderWindow({ document: { nodes }, centers }: KitchenDesign): boolean {
  return nodesOf(nodes, 'opening').some(([, { style, wallId, atTenths }]) => {
    const wall = style.startsWith('window') ? nodeOf(nodes, wallId, 'wall') : undefined;
    if (!wall) return false;
    const { from, to } = wall;
    const part = atTenths / distanceOf(from, to);
    const middle: Point = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
    return distanceOf(middle, centers.sink) < UNDER_WINDOW_TENTHS;
  });
}

const has = (leg: Leg, word: string) => leg.fitted.parts.some(({ part }) => part.word === word);

/** The side of the plan that a row stands at. */
function sideOf(leg: Leg | undefined): string {
  const [x, y] = leg?.row.segment.into ?? [0, 0];
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? 'left' : 'right';
  return y > 0 ? 'bottom' : 'top';
}

/** Nothing of it stood there before. */
function isWhole({ legs }: KitchenDesign): boolean {
  const hasCold = legs.some(({ wall }) => wall.tallLeft || wall.tallRight);
  return hasCold && ['sink', 'range'].every((word) => legs.some((leg) => has(leg, word)));
}

function rangeWords({ legs, shape }: KitchenDesign): string {
  const [sink, range] = ['sink', 'range'].map(
    (word) => legs.find((leg) => has(leg, word))?.row.segment,
  );
  // What stood there before is in no row.
  if (!sink || !range) return '';
  if (sink === range) return 'sink and range on one wall';
  if (dotOf(sink.into, range.into) < -0.5) return 'range across from the sink';
  return shape === 'split'
    ? 'range on another wall than the sink'
    : 'range around the corner from the sink';
}

function coldWords({ legs }: KitchenDesign): string {
  const cold = legs.find(({ wall }) => wall.tallLeft || wall.tallRight);
  return `refrigerator at the ${cold?.wall.tallLeft ? 'left' : 'right'} end`;
}

/** From left to right as one stands at the sink. */
function orderWords({ legs }: KitchenDesign): string {
  const parts = legs.find((leg) => has(leg, 'sink'))?.fitted.parts.map(({ part }) => part.word);
  const [sink, range, dishwasher] = (['sink', 'range', 'dw'] as const).map(
    (word) => parts?.indexOf(word) ?? -1,
  ) as [number, number, number];
  if (range >= 0) return `sink ${sink < range ? 'left' : 'right'} of the range`;
  return `dishwasher ${dishwasher < sink ? 'left' : 'right'} of the sink`;
}

/** What may tell two kitchens apart, the plainest first; a word of each for one design. */
function featuresOf(design: KitchenDesign): readonly string[] {
  const { legs, centers } = design;
  const wall = (word: string) => sideOf(legs.find((leg) => has(leg, word)));
  const between = (a: Point, b: Point) =>
    formatFeetInches(Math.round(distanceOf(a, b) / 254) * 254);
  return [
    isUnderWindow(design) ? 'sink under the window' : 'sink not at the window',
    rangeWords(design),
    coldWords(design),
    `sink at the ${wall('sink')} of the plan`,
    `range at the ${wall('range')} of the plan`,
    orderWords(design),
    `${between(centers.sink, centers.cooking)} from sink to range`,
    `${between(centers.sink, centers.cold)} from sink to refrigerator`,
    `${legs.map(({ row }) => formatFeetInches(tenths(Math.round(row.to - row.from)))).join(' and ')} of cabinets`,
  ];
}

/** Titles in the order of the designs: what tells none of them apart is not said. */
export function kitchenTitles(designs: readonly KitchenDesign[]): string[] {
  const named = designs.map((design) => ({
    title: `${isWhole(design) ? shapeNames[design.shape] : 'Kitchen around what stays'}${design.hasIsland ? ' with an island' : ''}`,
    features: featuresOf(design),
  }));
  return named.map(({ title, features }) => {
    let alike = named.filter((other) => other.title === title);
    const said: string[] = [];
    for (const [i, feature] of features.entries()) {
      const left = alike.filter((other) => other.features[i] === feature);
      if (left.length === alike.length) continue;
      said.push(feature);
      alike = left;
    }
    return said.length === 0 ? title : `${title}, ${said.join(', ')}`;
  });
}
