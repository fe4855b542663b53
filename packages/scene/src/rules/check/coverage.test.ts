import { expect, test } from 'vitest';
import { accessCases } from '../cases/access-cases.ts';
import { bathCases } from '../cases/bath-cases.ts';
import { bodyCases } from '../cases/body-cases.ts';
import { dwellingCases } from '../cases/dwelling-cases.ts';
import { kitchenCases } from '../cases/kitchen-cases.ts';
import { kitchenDetailCases } from '../cases/kitchen-detail-cases.ts';
import { livingCases } from '../cases/living-cases.ts';
import { profiles } from '../profile.ts';
import { ruleOf, rules } from './registry.ts';

function codes(letter: string, count: number): string[] {
  return Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);
}

/** The lines of the planning rules that have no number of their own, and the rule of each. */
const lines: Readonly<Record<string, readonly string[]>> = {
  'turning circle 60 or T': ['A1'],
  'clear floor 30 x 48': ['A2'],
  'route 36': ['A3'],
  'door 32 clear': ['A4'],
  'reach 15 to 48': ['A5'],
  'toilet center 16 to 18': ['A6'],
  'toilet clearance 60 x 56': ['A7'],
  'tub clear 30 along': ['A8'],
  'transfer shower': ['A9'],
  'roll-in shower': ['A10'],
  'pass-through kitchen, two entries': ['A11'],
  'U-shaped kitchen': ['A12'],
  'work surface and sink 34': ['A13'],
  'knee room': ['A14'],
  'lavatory rim 34': ['A15'],
  'mirror bottom 40': ['B17'],
  'handrails 34 to 38': ['A16', 'D7'],
  'dwelling: toilet 15 and 21': ['B13', 'B4'],
  'dwelling: shower 30 x 30 and 24': ['B10', 'B5'],
  'dwelling: ceilings 84, bath 80': ['D1', 'B3'],
  'dwelling: rooms 70 sq ft, 84 across': ['D2'],
  'dwelling: hall 36, egress door 32': ['D3', 'D4'],
  'dwelling: escape opening': ['D5'],
  'dwelling: riser, tread, handrail, guard': ['D6', 'D7', 'D8'],
  'dwelling: receptacles at counters and walls': ['K30', 'D9'],
  'bed side and foot': ['L1'],
  'sofa to coffee table': ['L2'],
  'sofa to screen': ['L3'],
  'in front of a wardrobe': ['L4'],
  'chair pulled out': ['L5'],
  'behind a desk': ['L6'],
  'main and secondary walkway': ['L7', 'L8'],
  'in front of a window': ['L9'],
  'seats in conversation': ['L10'],
  'a side to reach it from': ['L11'],
};

test('G-39 every line of the planning rules is a rule', () => {
  const wanted = [...codes('K', 31), ...codes('B', 27), ...Object.values(lines).flat()];
  expect(wanted.filter((code) => ruleOf(code) === undefined)).toEqual([]);
  expect(new Set(rules.map(({ code }) => code)).size).toBe(rules.length);
});

test('G-39 every rule has scenes that hold it to its figure', () => {
  const cases = [
    kitchenCases,
    kitchenDetailCases,
    bathCases,
    dwellingCases,
    accessCases,
    livingCases,
    bodyCases,
  ].flat();
  const held = new Set(cases.map(({ code }) => code));
  expect(rules.map(({ code }) => code).filter((code) => !held.has(code))).toEqual([]);
});

test('G-39 a figure that could not be confirmed never accuses', () => {
  const sources = rules.flatMap((rule) => rule.sources);
  expect(sources.filter((one) => one.confidence === 'unconfirmed').length).toBeGreaterThan(8);
  expect(sources.filter((one) => one.confidence === 'unconfirmed' && one.tier === 'code')).toEqual(
    [],
  );
});

test('G-39 profiles are numbers only', () => {
  const words = JSON.stringify(profiles).match(/"[a-zA-Z]+":/g) ?? [];
  expect(words.length).toBeGreaterThan(60);
  expect(structuredClone(profiles)).toEqual(profiles);
  expect(profiles.california).toEqual({
    ...profiles.accessible,
    passThroughKitchen: 48,
    otherKitchen: 48,
  });
});
