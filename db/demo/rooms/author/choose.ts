// Chooses products for a template: what fits, then what suits the style, then what has not been used
// so often. The same template always gets the same products.

import type { Thing } from '@wevisu/layout/drawing/drawing.ts';
import { tenths } from '@wevisu/layout/drawing/measure.ts';
import type { Params } from '@wevisu/layout/drawing/stand.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { readList } from '../../table.ts';
import type { Look, Palette } from './look.ts';
import type { Candidate, ProductIndex } from './product-index.ts';
import { roles, WHITES } from './roles.ts';

export interface Chooser {
  /** A product for a thing of a role; throws where nothing fits. */
  model(thing: Thing, role: string): ProductFacts;
  /** A product by 'child: Color, Color; child: Color'. */
  surface(wish: string, where?: 'wet-floor'): ProductFacts;
  hardware(): ProductFacts;
  /** Distinct brands so far. */
  readonly brands: ReadonlySet<string>;
}

/** From 0 to 1, the same for the same text. */
function share(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  }
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  hash ^= hash >>> 12;
  return (hash >>> 0) / 2 ** 32;
}

interface Model {
  readonly kind: string;
  readonly params: Params;
}

function modelOf({ picture }: ProductFacts): Model | null {
  if (picture.type !== 'model') return null;
  return picture as unknown as Model;
}

/** Slippery when wet. */
const slick = ['polished', 'glossy'];

function isSlick({ picture }: ProductFacts): boolean {
  const look = JSON.stringify(picture);
  return slick.some((one) => look.includes(`"finish":"${one}"`));
}

const HALF_INCH = tenths(0.5);

function fits(thing: Thing, role: string, params: Params): boolean {
  const same = roles[role]?.same ?? [];
  return (
    same.every((name) => {
      const wanted = thing.params[name];
      const has = params[name];
      return (
        typeof wanted !== 'number' ||
        (typeof has === 'number' && Math.abs(has - wanted) <= HALF_INCH)
      );
    }) &&
    Object.entries(thing.allow).every(([name, values]) =>
      values.some((value) =>
        typeof value === 'number'
          ? Math.abs(Number(params[name]) - value) <= HALF_INCH
          : params[name] === value,
      ),
    ) &&
    Object.entries(thing.most).every(
      ([name, most]) => params[name] === undefined || Number(params[name]) <= tenths(most) + 1,
    )
  );
}

/** Better the earlier in a list; less than nothing where it is not in it. */
function rank(list: readonly string[], word: string | null): number {
  const index = word === null ? -1 : list.indexOf(word);
  return index < 0 ? -0.5 : 1 - index / (list.length + 1);
}

export function createChooser(given: {
  readonly id: string;
  readonly look: Look;
  readonly palette: Palette;
  readonly index: ProductIndex;
  /** How often each product name stands in templates already. */
  readonly used: Map<string, number>;
}): Chooser {
  const { id, look, palette, index, used } = given;
  const styles = readList(look.products);
  const brands = new Set<string>();
  const known = new Map<string, ProductFacts>();

  function best(
    key: string,
    candidates: readonly Candidate[],
    score: (one: Candidate) => number,
  ): ProductFacts {
    const before = known.get(key);
    if (before) return before;
    let winner: Candidate | null = null;
    let high = Number.NEGATIVE_INFINITY;
    for (const one of candidates) {
      const { name, brand, sku } = one.facts;
      const total =
        score(one) +
        rank(styles, one.style) * 2.5 +
        (brands.has(brand) ? 0 : 2) -
        Math.min(3, (used.get(name) ?? 0) * 0.35) +
        share(`${id} ${sku}`) * 1.6;
      if (total > high) [winner, high] = [one, total];
    }
    if (!winner) throw new Error(`Nothing fits ${key} of ${id}`);
    known.set(key, winner.facts);
    brands.add(winner.facts.brand);
    used.set(winner.facts.name, (used.get(winner.facts.name) ?? 0) + 1);
    return winner.facts;
  }

  return {
    brands,
    model(thing, role) {
      const rule = roles[role];
      if (!rule) throw new Error(`There is no role ${role}`);
      const key = JSON.stringify([
        role,
        thing.kind,
        rule.same.map((name) => thing.params[name]),
        thing.allow,
        thing.most,
      ]);
      const finishes = rule.finish ? readList(palette[rule.finish] ?? '') : WHITES;
      const candidates = rule.children
        .flatMap((child) => index.of(child))
        .filter(({ facts }) => {
          const model = modelOf(facts);
          return model?.kind === thing.kind && fits(thing, role, model.params);
        });
      return best(key, candidates, ({ facts }) => {
        // Amber glass colors a whole room: only where the style asks for it.
        const { shade } = (facts.picture.finishes ?? {}) as Readonly<Record<string, string>>;
        const isLoud = shade === 'glass-amber' && look.style !== 'industrial';
        return rank(finishes, facts.finish) * 4 - (isLoud ? 5 : 0);
      });
    },
    surface(wish, where) {
      const wanted = wish.split(';').map((part) => {
        const [child = '', colors = ''] = part.split(':').map((text) => text.trim());
        return { child, colors: readList(colors) };
      });
      const candidates = wanted.flatMap(({ child, colors }) =>
        index.of(child).filter(({ color }) => colors.includes(color)),
      );
      const safe =
        where === 'wet-floor' ? candidates.filter(({ facts }) => !isSlick(facts)) : candidates;
      const first = wanted[0]?.child;
      return best(`surface ${wish}${where ?? ''}`, safe, ({ child, color }) => {
        const colors = wanted.find((one) => one.child === child)?.colors ?? [];
        return rank(colors, color) * 1.2 + (child === first ? 1 : 0);
      });
    },
    hardware() {
      const forms = readList(look.pulls);
      const metals = readList(palette.metals);
      const candidates = ['cabinet-pulls', 'cup-edge-pulls', 'cabinet-knobs'].flatMap((child) =>
        index.of(child),
      );
      return best('hardware', candidates, ({ facts }) => {
        const form = String(modelOf(facts)?.params.form ?? '');
        return rank(metals, facts.finish) * 4 + rank(forms, form) * 3;
      });
    },
  };
}
