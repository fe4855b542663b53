import { expect, test } from 'vitest';
import { accessCases } from '../cases/access-cases.ts';
import { bathCases } from '../cases/bath-cases.ts';
import { bodyCases } from '../cases/body-cases.ts';
import { dwellingCases } from '../cases/dwelling-cases.ts';
import { kitchenCases } from '../cases/kitchen-cases.ts';
import { kitchenDetailCases } from '../cases/kitchen-detail-cases.ts';
import { livingCases } from '../cases/living-cases.ts';
import type { RuleCase } from '../cases/rule-case.ts';
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
