import { expect, test } from 'vitest';
import { accessCases } from '../cases/access-cases.ts';
import { bathCases } from '../cases/bath-cases.ts';
import { bodyCases } from '../cases/body-cases.ts';
import { dwellingCases } from '../cases/dwelling-cases.ts';
import { kitchenCases } from '../cases/kitchen-cases.ts';
import { kitchenDetailCases } from '../cases/kitchen-detail-cases.ts';
import { livingCases } from '../cases/living-cases.ts';
import type { RuleCase } from '../cases/rule-case.ts';
import { testRoom } from '../test-scene.ts';
import { checkRules } from './check-rules.ts';

const cases: readonly RuleCase[] = [
  ...kitchenCases,
  ...kitchenDetailCases,
  ...bathCases,
  ...dwellingCases,
  ...accessCases,
  ...livingCases,
  ...bodyCases,
];

function said(one: RuleCase, value: number) {
  return checkRules(one.at(value), one.profile).filter(
    ({ code, tier }) => code === one.code && (one.tier === undefined || tier === one.tier),
  );
}

test.each(cases.map((one) => [`${one.code}${one.what ? ` (${one.what})` : ''}`, one] as const))(
  'G-39 %s says nothing at its limit, and something an inch and far beyond it',
  (_, one) => {
    expect(said(one, one.limit)).toEqual([]);
    const [over] = said(one, one.limit + one.worse);
    expect(over).toBeDefined();
    expect(over?.text.length).toBeGreaterThan(20);
    const [far] = said(one, one.limit + one.worse * (one.far ?? 6));
    expect(far).toBeDefined();
  },
);

test('G-39 a finding is one short sentence that says what is wrong and what to do', () => {
  const texts = cases.flatMap((one) =>
    [one.worse, one.worse * (one.far ?? 6)].flatMap((by) =>
      checkRules(one.at(one.limit + by), one.profile).map(({ text }) => text),
    ),
  );
  expect(texts.length).toBeGreaterThan(400);
  expect([...new Set(texts)].filter((text) => text.length > 92)).toEqual([]);
  expect(texts.filter((text) => !/^[A-Z0-9].*[.]$/.test(text))).toEqual([]);
  const bare = texts.filter((text) => !/[;:,] [a-z0-9]|Check that|order it/.test(text));
  expect([...new Set(bare)]).toEqual([]);
});

test('K13 what stands out of the same row takes no room to stand beside a dishwasher', () => {
  const findings = checkRules(
    testRoom('kitchen', 200, 144)
      .run('run', [20, 144], ['door 20', 'sink 36', 'gap 24', 'door 9'])
      .item('sink', 'kitchen-sink', [58, 131.5], { hostId: 'run' })
      .item('washer', 'dishwasher', [88, 132], { hostId: 'run' })
      .item('refrigerator', 'refrigerator', [128, 127])
      .document(),
  );
  expect(findings.filter(({ code }) => code === 'K13')).toEqual([]);
});
