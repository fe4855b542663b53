// What there is to choose for one place of a room: products that fit, each with how well it suits the style. Who
// chooses among them is another matter: see choose-within.ts, and the templates of the demo.
import type { Thing } from '../drawing/drawing.ts';
import { fits, isSlick, modelOf } from './fits.ts';
import type { Candidate, Goods } from './goods.ts';
import type { Look, Palette } from './look.ts';
import { roles, WHITES } from './roles.ts';
import { wordsOf } from './words-of.ts';

export interface Option {
  readonly candidate: Candidate;
  /** More is better; a point is about what separates two neighbors in a list of finishes. */
  readonly suits: number;
}

/** Places that are asked for alike have one key, and so one product. */
export interface Choices {
  readonly key: string;
  readonly options: readonly Option[];
}

export interface ChoicesOf {
  model(thing: Thing, role: string): Choices;
  /** By 'child: Color, Color; child: Color'. */
  surface(wish: string, where?: 'wet-floor'): Choices;
  hardware(): Choices;
}

/** Better the earlier in a list; less than nothing where it is not in it. */
function rank(list: readonly string[], word: string | null): number {
  const index = word === null ? -1 : list.indexOf(word);
  return index < 0 ? -0.5 : 1 - index / (list.length + 1);
}

const PULLS = ['cabinet-pulls', 'cup-edge-pulls', 'cabinet-knobs'];

export function createChoices(given: {
  readonly look: Look;
  readonly palette: Palette;
  readonly goods: Goods;
}): ChoicesOf {
  const { look, palette, goods } = given;
  const styles = wordsOf(look.products);
  const choices = (
    key: string,
    candidates: readonly Candidate[],
    score: (one: Candidate) => number,
  ): Choices => ({
    key,
    options: candidates.map((candidate) => ({
      candidate,
      suits: score(candidate) + rank(styles, candidate.style) * 2.5,
    })),
  });
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
      ]);
      const finishes = rule.finish ? wordsOf(palette[rule.finish] ?? '') : WHITES;
      const candidates = rule.children
        .flatMap((child) => goods.of(child))
        .filter(({ facts }) => {
          const model = modelOf(facts);
          return model?.kind === thing.kind && fits(thing, role, model.params);
        });
      return choices(key, candidates, ({ facts }) => {
        // Amber glass colors a whole room: only where the style asks for it.
        const { shade } = (facts.picture.finishes ?? {}) as Readonly<Record<string, string>>;
        const isLoud = shade === 'glass-amber' && look.style !== 'industrial';
        return rank(finishes, facts.finish) * 4 - (isLoud ? 5 : 0);
      });
    },
    surface(wish, where) {
      const wanted = wish.split(';').map((part) => {
        const [child = '', colors = ''] = part.split(':').map((text) => text.trim());
        return { child, colors: wordsOf(colors) };
      });
      const candidates = wanted.flatMap(({ child, colors }) =>
        goods.of(child).filter(({ color }) => colors.includes(color)),
      );
      const safe =
        where === 'wet-floor' ? candidates.filter(({ facts }) => !isSlick(facts)) : candidates;
      const first = wanted[0]?.child;
      return choices(`surface ${wish}${where ?? ''}`, safe, ({ child, color }) => {
        const colors = wanted.find((one) => one.child === child)?.colors ?? [];
        return rank(colors, color) * 1.2 + (child === first ? 1 : 0);
      });
    },
    hardware() {
      const forms = wordsOf(look.pulls);
      const metals = wordsOf(palette.metals);
      const candidates = PULLS.flatMap((child) => goods.of(child));
      return choices('hardware', candidates, ({ facts }) => {
        const form = String(modelOf(facts)?.params.form ?? '');
        return rank(metals, facts.finish) * 4 + rank(forms, form) * 3;
      });
    },
  };
}
