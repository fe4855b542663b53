// What is told by numbers: sizes, areas, heights, amounts of money, and how many sit, cook and live there.
import type { Tenths } from '@wevisu/scene/units.ts';
import { LENGTH, readFeet, readLength, readSides, SIDE } from './lengths.ts';
import { type Budget, findBudgets } from './money.ts';
import { NUMBER, readNumber } from './numbers.ts';

export type MeasureValue =
  | {
      readonly kind: 'size';
      readonly sides: readonly [Tenths, Tenths];
      readonly height: Tenths | null;
    }
  | { readonly kind: 'side'; readonly axis: 'width' | 'length'; readonly tenths: Tenths }
  | { readonly kind: 'length'; readonly tenths: Tenths }
  | { readonly kind: 'ceiling'; readonly tenths: Tenths }
  | { readonly kind: 'area'; readonly squareTenths: number }
  | { readonly kind: 'budget'; readonly budget: Budget; readonly cued: boolean }
  /** `for`: "for six", whose meaning depends on what stands before it; `times`: "loungers x4". */
  | { readonly kind: 'seats' | 'cooks' | 'people' | 'for' | 'times'; readonly count: number };

export interface Measure {
  readonly start: number;
  readonly end: number;
  readonly value: MeasureValue;
}

/** Stands in a text for what has been read already. */
export const TAKEN = '\ue000';

const START = String.raw`(?<![\w.,/$'"½¼¾])`;
const BY = `(?: ?[x*] ?| by |-by-)`;
const COUNT = NUMBER;
const PEOPLE = '(?:people|persons|guests|adults|diners)';
const CLOSES = String.raw`(?= ?(?:[,.;:!)\n-]|$)| (?:at|and|with|in|on|or|please|who)(?![a-z]))`;

type Reader = (match: RegExpExecArray) => MeasureValue | null;

function counted(kind: 'seats' | 'cooks' | 'people' | 'for' | 'times', most: number): Reader {
  return (match) => {
    const count = readNumber(match[2] ?? match[1] ?? '');
    return count !== null && Number.isInteger(count) && count >= 1 && count <= most
      ? { kind, count }
      : null;
  };
}

function fixed(kind: 'cooks', count: number): Reader {
  return () => ({ kind, count });
}

const SQUARE_FOOT = 3_048 ** 2;
const SQUARE_METER = 10_000 ** 2;

function area(per: number): Reader {
  return (match) => {
    const value = Number((match[1] ?? '').replaceAll(',', ''));
    return value >= 1 && value <= 100_000
      ? { kind: 'area', squareTenths: Math.round(value * per) }
      : null;
  };
}

const readSize: Reader = (match) => {
  const sides = [match[1], match[2], match[3]].filter((side) => side !== undefined);
  const read = readSides(sides);
  if (!read) return null;
  const [width, length, height = null] = read;
  return width && length ? { kind: 'size', sides: [width, length], height } : null;
};

const wide = (word: string | undefined): 'width' | 'length' =>
  word?.startsWith('w') ? 'width' : 'length';

const readers: readonly (readonly [RegExp, Reader])[] = [
  [
    new RegExp(
      String.raw`${START}(\d{1,6}(?:,\d{3})*(?:\.\d+)?) ?-?(?:sq\.? ?-?(?:ft|feet|foot)(?![a-z])\.?|sqft|sf(?![a-z])|square[ -](?:feet|foot|ft)|ft2|ft²)`,
      'g',
    ),
    area(SQUARE_FOOT),
  ],
  [
    new RegExp(
      String.raw`${START}(\d{1,5}(?:\.\d+)?) ?(?:m2|m²|sqm(?![a-z])|sq\.? ?m(?![a-z])|square met(?:er|re)s?)`,
      'g',
    ),
    area(SQUARE_METER),
  ],
  [
    new RegExp(`${START}(${LENGTH}) ?-?(?:high |tall )?ceilings?(?![a-z]| fan| beam| light)`, 'g'),
    ([, length = '']) => heightOf(readLength(length)),
  ],
  [
    new RegExp(`(?<![a-z])ceilings?(?: height)?(?: is| are| of| at)? ?:? ?(${SIDE})`, 'g'),
    ([, length = '']) => heightOf(readFeet(length.replace(/ish$/, ''))),
  ],
  [new RegExp(`${START}(${SIDE})${BY}(${SIDE})(?:${BY}(${SIDE}))?`, 'g'), readSize],
  [
    new RegExp(`${START}(${LENGTH})[ -](wide|long|deep|in width|in length)(?![a-z])`, 'g'),
    ([, length = '', word]) => sideOf(wide(word?.replace('in ', '')), readLength(length)),
  ],
  [
    new RegExp(`(?<![a-z])(width|w|length|l)(?: is| of)?[ :]{1,2}(${LENGTH})`, 'g'),
    ([, word, length = '']) => sideOf(wide(word), readLength(length)),
  ],
  [
    new RegExp(
      `(?<![a-z])(?:seats?|seating|sits?|chairs)(?: for| up to| about| at least| of)*[: ]{1,2}(${COUNT})(?: ?(?:-|to|or) ?(${COUNT}))?(?! ?(?:x|ft|feet|'|"|by)(?![a-z]))`,
      'g',
    ),
    counted('seats', 60),
  ],
  [
    new RegExp(`${START}(${COUNT})[ -]?(?:seater|seats|place settings)(?![a-z])`, 'g'),
    counted('seats', 60),
  ],
  [
    /(?<![a-z])(?:we |and i |and me )both (?:like to |love to )?cook(?![a-z])|both of us cook/g,
    fixed('cooks', 2),
  ],
  [
    /(?<![a-z])(?:i cook alone|cook alone|cook by myself|solo cook|only one of us cooks)(?![a-z])/g,
    fixed('cooks', 1),
  ],
  [
    new RegExp(
      `${START}(${COUNT})[ -](?:of us |people |persons |home )?(?:who )?(?:can )?(?:cooks?|chefs?|cooking)(?![a-z])(?: at once)?`,
      'g',
    ),
    counted('cooks', 12),
  ],
  [new RegExp(`(?<![a-z])cooks?: ?(${COUNT})`, 'g'), counted('cooks', 12)],
  [new RegExp(`(?<![a-z])(?:family|household) of (${COUNT})`, 'g'), counted('people', 30)],
  [
    new RegExp(`(?<![a-z])for (?:up to |about )?(${COUNT})(?: ${PEOPLE}(?![a-z])|${CLOSES})`, 'g'),
    counted('for', 60),
  ],
  [new RegExp(`${START}(${COUNT}) ${PEOPLE}(?![a-z])`, 'g'), counted('people', 60)],
  [/(?<=[a-z] )x ?(\d{1,2})(?![\w'"])/g, counted('times', 60)],
  [
    new RegExp(`${START}(${LENGTH})`, 'g'),
    ([, length = '']) => {
      const tenths = readLength(length);
      return tenths === null ? null : { kind: 'length', tenths };
    },
  ],
];

function heightOf(tenths: Tenths | null): MeasureValue | null {
  // 6 ft to 40 ft, as the scene's rooms have it.
  return tenths !== null && tenths >= 18_288 && tenths <= 121_920
    ? { kind: 'ceiling', tenths }
    : null;
}

function sideOf(axis: 'width' | 'length', tenths: Tenths | null): MeasureValue | null {
  return tenths === null ? null : { kind: 'side', axis, tenths };
}

/** Every measure of a plain text, in order and without overlaps; the text with them taken out, as long as before. */
export function findMeasures(plain: string): {
  readonly measures: readonly Measure[];
  readonly rest: string;
} {
  const measures: Measure[] = [];
  let rest = plain.replaceAll(TAKEN, ' ');
  const take = (start: number, end: number, value: MeasureValue): void => {
    measures.push({ start, end, value });
    rest = rest.slice(0, start) + TAKEN.repeat(end - start) + rest.slice(end);
  };
  for (const { start, end, budget, cued } of findBudgets(rest)) {
    take(start, end, { kind: 'budget', budget, cued });
  }
  for (const [pattern, read] of readers) {
    const hits: Measure[] = [];
    for (const match of rest.matchAll(pattern)) {
      const value = read(match);
      if (value) hits.push({ start: match.index, end: match.index + match[0].length, value });
    }
    for (const { start, end, value } of hits) take(start, end, value);
  }
  return { measures: measures.sort((a, b) => a.start - b.start), rest };
}
