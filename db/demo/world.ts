// The order of the whole world and the parts of it that smaller loads take.
import { listCabinets } from './fixtures/build-cabinet.ts';
import { buildFixture } from './fixtures/build-fixture.ts';
import { listFixtures } from './fixtures/list-fixtures.ts';
import { type DemoProduct, skuOf } from './product.ts';
import { skusOfSmallRooms } from './rooms/rooms-of-small.ts';
import { buildSurface } from './surfaces/build-surface.ts';
import { surfaceLines } from './surfaces/lines.ts';
import { planSeries, type Series, SeriesNames } from './surfaces/series.ts';
import { children } from './taxonomy/children.ts';

/**
 * 'full' is the standard world, 'small' about 500 of its products with what its rooms take, a number
 * so many products.
 */
export type DemoSize = 'full' | 'small' | number;

const SMALL_PER_CHILD = 5;
const FEW_LINES = ['WRNF-SHKWD', 'WRNF-SLBWO'];

function planStandard(names: SeriesNames): readonly Series[] {
  return surfaceLines.flatMap((line) =>
    Array.from({ length: line.seriesCount }, (_, turn) => planSeries(line, turn, names)),
  );
}

function* productsOf(series: Series): Generator<DemoProduct> {
  for (const [index, colorway] of series.colorways.entries()) {
    yield buildSurface(series, colorway, index);
  }
}

/** The first colors of the first collections of each line in turn. */
function* fewOf(childSlug: string, plan: readonly Series[]): Generator<DemoProduct> {
  const lines = surfaceLines.filter((line) => line.childSlug === childSlug);
  for (let turn = 0; turn < SMALL_PER_CHILD; turn++) {
    const line = lines[turn % lines.length];
    const series = plan.filter((one) => one.line === line)[Math.floor(turn / lines.length)];
    const colorway = series?.colorways[0];
    if (series !== undefined && colorway !== undefined) yield buildSurface(series, colorway, 0);
  }
}

function* generateSmall(): Generator<DemoProduct> {
  const needed = skusOfSmallRooms();
  const few = new Set<string>();
  for (const product of generateFew()) {
    few.add(product.skuStem);
    yield product;
  }
  for (const product of generateFull(new SeriesNames())) {
    const isNeeded = product.variants.some((_, position) => needed.has(skuOf(product, position)));
    if (isNeeded && !few.has(product.skuStem)) yield product;
  }
}

function* generateFew(): Generator<DemoProduct> {
  const plan = planStandard(new SeriesNames());
  const fixtures = listFixtures();
  const cabinets = [...listCabinets()];
  for (const { slug } of children) {
    yield* fewOf(slug, plan);
    for (const order of fixtures
      .filter((one) => one.line.childSlug === slug)
      .slice(0, SMALL_PER_CHILD)) {
      yield buildFixture(order);
    }
    yield* cabinets.filter((one) => one.childSlug === slug && isFew(one));
  }
}

/** Two lines whole, to choose between. */
function isFew({ childSlug, skuStem }: DemoProduct): boolean {
  return childSlug === 'cabinet-doors' || FEW_LINES.some((line) => skuStem.startsWith(`${line}-`));
}

function* generateFull(names: SeriesNames): Generator<DemoProduct> {
  for (const order of listFixtures()) yield buildFixture(order);
  for (const series of planStandard(names)) yield* productsOf(series);
  yield* listCabinets();
}

/** The standard world, then further collections of every line, round after round, without end. */
function* generateEndless(): Generator<DemoProduct> {
  const names = new SeriesNames();
  yield* generateFull(names);
  for (let round = 1; ; round++) {
    for (const line of surfaceLines) {
      for (let turn = 0; turn < line.seriesCount; turn++) {
        yield* productsOf(planSeries(line, round * line.seriesCount + turn, names));
      }
    }
  }
}

/** Products one by one, always the same ones in the same order; the smaller load is part of the larger. */
export function* generateProducts(size: DemoSize): Generator<DemoProduct> {
  if (size === 'small') yield* generateSmall();
  else if (size === 'full') yield* generateFull(new SeriesNames());
  else yield* generateEndless().take(size);
}
