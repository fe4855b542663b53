// Which brand makes which collection in which colors: the whole world's plan, small enough to hold
// in memory, so that any part of it can be built alone and comes out the same.

import type { Colorway } from '../palettes/colorway.ts';
import { Chance, hashText } from '../random.ts';
import { at } from '../table.ts';
import type { Brand } from '../trade/brand.ts';
import { listBrandsOf } from '../trade/brands.ts';
import { listSeriesNames, type NameTheme, seriesSuffixes } from '../trade/series-names.ts';
import type { SurfaceLine } from './line.ts';

export interface Series {
  readonly line: SurfaceLine;
  readonly brand: Brand;
  readonly name: string;
  /** Counts the collections of a brand; part of its SKUs. */
  readonly number: number;
  readonly colorways: readonly Colorway[];
  readonly seed: number;
}

/** Deals out collection names so that no brand uses one twice, however long it goes on. */
export class SeriesNames {
  readonly #next = new Map<string, number>();
  readonly #orders = new Map<string, readonly string[]>();
  readonly #numbers = new Map<string, number>();

  take(brand: Brand, theme: NameTheme): { readonly name: string; readonly number: number } {
    const key = `${brand.code} ${theme}`;
    let order = this.#orders.get(key);
    if (order === undefined) {
      order = new Chance(hashText(key)).shuffle(listSeriesNames(theme));
      this.#orders.set(key, order);
    }
    const turn = this.#next.get(key) ?? 0;
    this.#next.set(key, turn + 1);
    const number = (this.#numbers.get(brand.code) ?? 0) + 1;
    this.#numbers.set(brand.code, number);
    return { name: nameOfTurn(order, turn), number };
  }
}

/** First each name alone, then each with one suffix after the other, then with two. */
function nameOfTurn(order: readonly string[], turn: number): string {
  const name = at(order, turn);
  const round = Math.floor(turn / order.length);
  if (round === 0) return name;
  const suffix = at(seriesSuffixes, round - 1);
  const deeper = Math.floor((round - 1) / seriesSuffixes.length);
  return deeper === 0 ? `${name} ${suffix}` : `${name} ${suffix} ${deeper + 1}`;
}

/** The next collection of a line; `turn` counts the line's collections from 0. */
export function planSeries(line: SurfaceLine, turn: number, names: SeriesNames): Series {
  const brand = at(listBrandsOf(line.trade), turn);
  const { name, number } = names.take(brand, at(line.themes, turn));
  const seed = hashText(`${line.id}|${brand.code}|${name}`);
  const chance = new Chance(seed);
  const [min, max] = line.colorsPerSeries;
  const count = Math.min(chance.between(min, max), line.palette.length);
  return {
    line,
    brand,
    name,
    number,
    seed,
    colorways: chance.shuffle(line.palette).slice(0, count),
  };
}
