// What there is to choose for one place of a room: products that fit, each with how well it suits the style and what a
// person asks. Who chooses among them is another matter: see products/choose-within.ts, and the templates of the demo.
import type { Part } from '../brief/words/finishes.ts';
import type { Thing } from '../drawing/drawing.ts';
import { Appearance, asksOf, createAskedSuits, type FinishAsk } from './finish-asks.ts';
import { fits, isSlick, modelOf } from './fits.ts';
import { type Candidate, type Goods, HARDWARE_CHILDREN } from './goods.ts';
import type { Look, Palette } from './looks/look.ts';
import { roles, WHITES } from './roles.ts';
import { inPlaceOf } from './surface-groups.ts';
import { wordsOf } from './words-of.ts';

/** Places that are asked for alike have one key, and so one product. */
export interface Choices {
  readonly key: string;
  /** Places that are bought together: their products have one finish. */
  readonly set?: string;
  /** Tens of thousands for a surface. */
  readonly candidates: readonly Candidate[];
  /** How well each candidate suits: more is better; a point is about what separates two neighbors in a list of finishes. */
  readonly suits: ArrayLike<number>;
}

/** What a surface is part of, for what a person asks of it; `wet-floor` has no slippery product. */
export type SurfacePlace = 'floor' | 'wet-floor' | 'wall' | 'counter' | 'backsplash' | 'outside';

export interface ChoicesOf {
  model(thing: Thing, role: string): Choices;
  /** By 'child: Color, Color; child: Color'. */
  surface(wish: string, where: SurfacePlace): Choices;
  hardware(): Choices;
}

/** Better the earlier in a list; less than nothing where it is not in it. */
function rank(list: readonly string[], word: string | null): number {
  const index = word === null ? -1 : list.indexOf(word);
  return index < 0 ? -0.5 : 1 - index / (list.length + 1);
}

const partsOf: Readonly<Record<SurfacePlace, readonly Part[]>> = {
  floor: ['floor'],
  'wet-floor': ['floor'],
  wall: ['wall'],
  counter: ['counter'],
  backsplash: ['backsplash'],
  outside: ['floor'],
};

/**
 * How many words the nearest of some names shares with another, of its own: 'Honey White Oak' and 'White Oak' two of
 * three. Colors are few and products many, so each color is compared once.
 */
function sharedWith(names: readonly string[]): (color: string) => number {
  const wanted = names.map((name) => name.toLowerCase().split(' '));
  const known = new Map<string, number>();
  return (color) => {
    const before = known.get(color);
    if (before !== undefined) return before;
    const own = new Set(color.toLowerCase().split(' '));
    const parts = wanted.map(
      (words) => words.filter((word) => own.has(word)).length / words.length,
    );
    const most = Math.max(0, ...parts);
    known.set(color, most);
    return most;
  };
}

/** What is chosen among, with how each of it looks. */
interface Pool {
  readonly candidates: readonly Candidate[];
  readonly appearances: readonly Appearance[];
}

function poolOf(candidates: readonly Candidate[]): Pool {
  return { candidates, appearances: candidates.map((one) => new Appearance(one)) };
}

const childPools = new WeakMap<Goods, Map<string, Pool>>();

function poolOfChild(goods: Goods, child: string, isWet: boolean): Pool {
  const known = childPools.get(goods) ?? new Map<string, Pool>();
  childPools.set(goods, known);
  const key = `${child} ${isWet}`;
  const pool =
    known.get(key) ??
    poolOf(isWet ? goods.of(child).filter(({ facts }) => !isSlick(facts)) : goods.of(child));
  known.set(key, pool);
  return pool;
}

const pools = new WeakMap<Goods, Map<string, Pool>>();

/** All goods of some children, and of them those that are not slippery where a floor gets wet. */
function poolOfChildren(goods: Goods, children: readonly string[], isWet: boolean): Pool {
  const known = pools.get(goods) ?? new Map<string, Pool>();
  pools.set(goods, known);
  const key = `${children.join(' ')} ${isWet}`;
  const before = known.get(key);
  if (before) return before;
  const all = children.map((child) => poolOfChild(goods, child, isWet));
  const pool = {
    candidates: all.flatMap(({ candidates }) => candidates),
    appearances: all.flatMap(({ appearances }) => appearances),
  };
  known.set(key, pool);
  return pool;
}

/** Surfaces of three designs in like styles are often asked for alike: thousands of products each, so few are kept. */
const REMEMBERED = 48;
const surfaces = new WeakMap<Goods, Map<string, Choices>>();

function remembered(goods: Goods, asked: string, make: () => Choices): Choices {
  const known = surfaces.get(goods) ?? new Map<string, Choices>();
  surfaces.set(goods, known);
  const found = known.get(asked) ?? make();
  known.delete(asked);
  known.set(asked, found);
  if (known.size > REMEMBERED) known.delete(known.keys().next().value ?? asked);
  return found;
}

/** What is worth the same for a child and a color, worked out once for both. */
function byChildAndColor(worth: (child: string, color: string) => number) {
  const known = new Map<string, Map<string, number>>();
  return ({ child, color }: Candidate): number => {
    const colors = known.get(child) ?? new Map<string, number>();
    if (colors.size === 0) known.set(child, colors);
    const before = colors.get(color);
    if (before !== undefined) return before;
    const found = worth(child, color);
    colors.set(color, found);
    return found;
  };
}

export function createChoices(given: {
  readonly look: Look;
  readonly palette: Palette;
  readonly goods: Goods;
  /**
   * What is asked beyond the style. With it, surfaces are chosen from everything that may lie there, in any color, and
   * what the palette names is only preferred; without it from what the palette names alone.
   */
  readonly asks?: readonly FinishAsk[];
}): ChoicesOf {
  const { look, palette, goods, asks } = given;
  const askedOf = (...parts: readonly Part[]) => {
    const own = asks ? asksOf(asks, ...parts) : [];
    return own.length === 0 ? null : createAskedSuits(own);
  };
  const styles = wordsOf(look.products);
  const known = new Map<string, Choices>();
  /** Each key's candidates are looked for once: a kitchen asks for its downlight eight times. */
  function choices(
    key: string,
    pool: () => Pool,
    worth: (one: Candidate) => number,
    asked: ((one: Appearance) => number) | null = null,
  ): Choices {
    const before = known.get(key);
    if (before) return before;
    const ranks = new Map<string | null, number>();
    const rankOf = (style: string | null) => {
      const known = ranks.get(style) ?? rank(styles, style) * 2.5;
      ranks.set(style, known);
      return known;
    };
    const { candidates, appearances } = pool();
    const suits = new Float64Array(candidates.length);
    for (const [i, candidate] of candidates.entries()) {
      const own = appearances[i];
      const answers = asked && own ? asked(own) : 0;
      suits[i] = worth(candidate) + answers + rankOf(candidate.style);
    }
    const made = { key, candidates, suits };
    known.set(key, made);
    return made;
  }
  function surfaceChoices(wish: string, where: SurfacePlace): Choices {
    const wanted = wish.split(';').map((part) => {
      const [child = '', colors = ''] = part.split(':').map((text) => text.trim());
      return { child, colors: wordsOf(colors) };
    });
    const children = wanted.map(({ child }) => child);
    const isWet = where === 'wet-floor';
    const pool = () =>
      asks
        ? poolOfChildren(goods, [...new Set(children.flatMap(inPlaceOf))], isWet)
        : poolOf(
            wanted.flatMap(({ child, colors }) =>
              poolOfChild(goods, child, isWet).candidates.filter(({ color }) =>
                colors.includes(color),
              ),
            ),
          );
    const [first] = children;
    const near = sharedWith(wanted.flatMap(({ colors }) => colors));
    const asked = askedOf(...partsOf[where]);
    // Without asks a place changes nothing but whether it is wet: what is named alike is one product.
    const key = asks ? where : isWet ? where : '';
    const worth = byChildAndColor((child, color) => {
      const own = wanted.find((one) => one.child === child);
      const isNamed = own?.colors.includes(color) ?? false;
      const suits = rank(own?.colors ?? [], color) * 1.2 + (child === first ? 1 : 0);
      if (!asks) return suits;
      // What the palette names first, then its kind in a like color, then other kinds.
      const far = isNamed ? 0 : (own ? -2 : -4) + 2 * near(color);
      return suits + far;
    });
    return choices(`surface ${wish} ${key}`, pool, worth, asked);
  }
  return {
    model(thing, role) {
      const rule = roles[role];
      if (!rule) throw new Error(`There is no role ${role}`);
      const key = JSON.stringify([
        role,
        thing.kind,
        rule.same.map((name) => thing.params[name]),
        thing.allow,
        thing.most,
        thing.least,
      ]);
      const finishes = rule.finish ? wordsOf(palette[rule.finish] ?? '') : WHITES;
      const pool = () =>
        poolOf(
          rule.children
            .flatMap((child) => goods.of(child))
            .filter(({ facts }) => {
              const model = modelOf(facts);
              return model?.kind === thing.kind && fits(thing, role, model.params);
            }),
        );
      const part =
        rule.finish === 'appliances' ? 'appliances' : rule.finish === 'metals' ? 'hardware' : null;
      const asked = part && askedOf(part);
      const worth = ({ facts }: Candidate) => {
        // Amber glass colors a whole room: only where the style asks for it.
        const { shade } = (facts.picture.finishes ?? {}) as Readonly<Record<string, string>>;
        const isLoud = shade === 'glass-amber' && look.style !== 'industrial';
        return rank(finishes, facts.finish) * 4 - (isLoud ? 5 : 0);
      };
      const made = choices(key, pool, worth, asked);
      const { set } = rule;
      return set === undefined ? made : { ...made, set };
    },
    surface(wish, where) {
      const own = asks && asksOf(asks, ...partsOf[where]);
      const asked = JSON.stringify([wish, where, look.products, own]);
      return remembered(goods, asked, () => surfaceChoices(wish, where));
    },
    hardware() {
      const forms = wordsOf(look.pulls);
      const metals = wordsOf(palette.metals);
      const worth = ({ facts }: Candidate) => {
        const form = String(modelOf(facts)?.params.form ?? '');
        return rank(metals, facts.finish) * 4 + rank(forms, form) * 3;
      };
      const pool = () => poolOfChildren(goods, HARDWARE_CHILDREN, false);
      return choices('hardware', pool, worth, askedOf('hardware'));
    },
  };
}
