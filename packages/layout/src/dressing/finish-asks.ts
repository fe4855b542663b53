// What a person asks of looks, beyond the style: white oak floors, black hardware, no marble. Products are scored by it.

import { CABINET_PAINTS, WOODS } from '@wevisu/scene/finish-sets.ts';
import { FINISHES, type FinishId } from '@wevisu/scene/finishes.ts';
import {
  type Color,
  type Material,
  materialWords,
  type Part,
  type Tone,
} from '../brief/words/finishes.ts';
import { colorOf } from './color-of.ts';
import type { Candidate } from './goods.ts';
import { type Lab, labDistance, labOf } from './lab.ts';
import type { Palette } from './looks/look.ts';

export interface FinishAsk {
  /** `any` is the room as a whole. */
  readonly part: Part | 'any';
  readonly tone: Tone | null;
  readonly color: Color | null;
  readonly material: Material | null;
  readonly want: 'must' | 'must-not';
}

/** What each word for a color means, as paint. */
const COLORS: Readonly<Record<Color, string>> = {
  white: '#f5f4ef',
  'off-white': '#efeade',
  cream: '#efe4cc',
  beige: '#d9c9ac',
  taupe: '#a79a8b',
  greige: '#c4bcae',
  gray: '#a3a5a6',
  charcoal: '#46494c',
  black: '#232323',
  navy: '#27364f',
  blue: '#5f84ab',
  teal: '#2f7377',
  aqua: '#9fcdc8',
  green: '#5f7f5c',
  sage: '#a3af97',
  olive: '#75754a',
  emerald: '#1f6b52',
  'forest-green': '#31493b',
  yellow: '#e6cf7a',
  mustard: '#c39a3b',
  gold: '#c6a15b',
  orange: '#d07f4c',
  terracotta: '#b96a4b',
  rust: '#9c4f33',
  red: '#a93b36',
  burgundy: '#6b2a33',
  pink: '#dba9ae',
  blush: '#e5c8c1',
  purple: '#6d5479',
  lavender: '#b9aecb',
  brown: '#6d4f3a',
  tan: '#c3a27c',
};

/** Colors farther apart than this are other colors. */
const OTHER = 32;
const WEIGHT = { color: 7, named: 3, material: 9, tone: 4 } as const;

function nearSuits(own: Lab, wanted: Lab): number {
  return WEIGHT.color * Math.max(-1, 1 - labDistance(own, wanted) / OTHER);
}

const colorSuits = (own: Lab, color: Color) => nearSuits(own, labOf(COLORS[color]));

function toneSuits([lightness]: Lab, tone: Tone): number {
  const light = Math.max(-1, Math.min(1, (lightness - 58) / 20));
  return WEIGHT.tone * (tone === 'light' ? light : -light);
}

/** What asks look at of a product, each read once. */
export class Appearance {
  readonly #candidate: Candidate;
  #words: string | undefined;
  #color: Lab | null | undefined;

  constructor(candidate: Candidate) {
    this.#candidate = candidate;
  }

  /** All that names it, in small letters, with a blank before and after each word. */
  get words(): string {
    if (this.#words === undefined) {
      const { facts, child, color } = this.#candidate;
      const text = `${facts.name} ${color} ${facts.finish} ${child}`.toLowerCase();
      this.#words = ` ${text.replace(/[^a-z]+/g, ' ')} `;
    }
    return this.#words;
  }

  get color(): Lab | null {
    if (this.#color === undefined) this.#color = colorOf(this.#candidate.facts);
    return this.#color;
  }
}

/** How much better or worse products are by what is asked of a part. */
export function createAskedSuits(asks: readonly FinishAsk[]): (own: Appearance) => number {
  const isColored = asks.some(({ color, tone }) => color !== null || tone !== null);
  const wanted = asks.map(({ color, material, tone, want }) => ({
    // In any of the ways that people write it.
    phrases: material && materialWords[material].split('|').map((phrase) => ` ${phrase} `),
    color: color && { lab: labOf(COLORS[color]), name: ` ${color} ` },
    ...{ tone, want },
  }));
  return (one) => {
    const { words } = one;
    const own = isColored ? one.color : null;
    let sum = 0;
    for (const { phrases, color, tone, want } of wanted) {
      let suits = 0;
      if (phrases)
        suits += phrases.some((phrase) => words.includes(phrase))
          ? WEIGHT.material
          : -WEIGHT.material / 3;
      if (color && own)
        suits += nearSuits(own, color.lab) + (words.includes(color.name) ? WEIGHT.named : 0);
      if (tone && own) suits += toneSuits(own, tone);
      sum += want === 'must' ? suits : -Math.max(0, suits);
    }
    return sum;
  };
}

/** The same of paint. */
export function paintSuits(asks: readonly FinishAsk[], paint: string): number {
  const own = labOf(paint);
  return asks.reduce((sum, { color, material, tone, want }) => {
    let suits = material ? -WEIGHT.material / 3 : 0;
    if (color) suits += colorSuits(own, color);
    if (tone) suits += toneSuits(own, tone);
    return sum + (want === 'must' ? suits : -Math.max(0, suits));
  }, 0);
}

/** What is asked of parts of a room; what must not be anywhere holds for each. */
export function asksOf(asks: readonly FinishAsk[], ...own: readonly Part[]): FinishAsk[] {
  return asks.filter(({ part, want }) =>
    part === 'any' ? want === 'must-not' : own.includes(part),
  );
}

function nearestFinish(ask: FinishAsk, own: string): string {
  const { color, material, tone, want } = ask;
  if (want === 'must-not') return own;
  const isWood =
    material !== null && /oak|walnut|maple|cherry|wood|teak|hickory|ash/.test(material);
  const ids: readonly FinishId[] = isWood
    ? WOODS
    : color
      ? CABINET_PAINTS
      : [...CABINET_PAINTS, ...WOODS];
  const scored = ids.map((id) => {
    const { label, color: hex } = FINISHES[id];
    const lab = labOf(hex);
    const named =
      material && ` ${label.toLowerCase()} `.includes(material.replace('-', ' ')) ? 20 : 0;
    const near = color ? colorSuits(lab, color) : 0;
    return { id, score: named + near + (tone ? toneSuits(lab, tone) : 0) };
  });
  if (!(isWood || color || tone)) return own;
  return scored.toSorted((a, b) => b.score - a.score)[0]?.id ?? own;
}

/** A palette with what is asked of paint and of cabinets. */
export function paletteWith(palette: Palette, asks: readonly FinishAsk[]): Palette {
  let { walls, main, island } = palette;
  for (const ask of asks) {
    const { part, color, tone, want } = ask;
    if (part === 'wall' && color && want === 'must') walls = COLORS[color];
    if (part === 'wall' && !color && tone && want === 'must') {
      walls = tone === 'dark' ? palette.accent : walls;
    }
    if (part === 'cabinets' || part === 'lower-cabinets') main = nearestFinish(ask, main);
    if (part === 'cabinets') island = nearestFinish(ask, island);
  }
  return { ...palette, walls, main, island };
}
