import { expect, test } from 'vitest';
import type { SceneDocument } from '../../document/scene.ts';
import { changeDocument } from '../../edit/apply-change.ts';
import { accessCases } from '../cases/access-cases.ts';
import { bathCases } from '../cases/bath-cases.ts';
import { bodyCases } from '../cases/body-cases.ts';
import { dwellingCases } from '../cases/dwelling-cases.ts';
import { kitchenCases } from '../cases/kitchen-cases.ts';
import { kitchenDetailCases } from '../cases/kitchen-detail-cases.ts';
import { livingCases } from '../cases/living-cases.ts';
import { checkRules } from './check-rules.ts';

const cases = [
  kitchenCases,
  kitchenDetailCases,
  bathCases,
  dwellingCases,
  accessCases,
  livingCases,
  bodyCases,
].flat();

/** What a finding is about: a mend of one may leave others of its rule. */
function keyOf({
  code,
  tier,
  nodeIds,
}: {
  code: string;
  tier: string;
  nodeIds: readonly string[];
}) {
  return `${code} ${tier} ${nodeIds.join()}`;
}

const mends = cases.flatMap((one) => {
  const document = one.at(one.limit + one.worse);
  return checkRules(document, one.profile)
    .filter(({ code, mend }) => code === one.code && mend !== null)
    .map((finding) => ({
      name: `${one.code}${one.what ? ` (${one.what})` : ''}: ${finding.mend?.label}`,
      one,
      document,
      finding,
    }));
});

test.each(mends)('G-39 the mend of $name mends it', ({ one, document, finding }) => {
  if (!finding.mend) throw new Error('no mend');
  const after = changeDocument(document, finding.mend.change);
  const left = checkRules(after, one.profile).map(keyOf);
  expect(left).not.toContain(keyOf(finding));
});

test('G-39 rules offer many mends', () => {
  expect(new Set(mends.map(({ finding }) => finding.code)).size).toBeGreaterThanOrEqual(25);
});

function shuffled(document: SceneDocument): SceneDocument {
  return { ...document, nodes: Object.fromEntries(Object.entries(document.nodes).toReversed()) };
}

test('G-39 the same scene gives the same findings in the same order, whatever the order of its nodes', () => {
  for (const one of cases) {
    const document = one.at(one.limit + one.worse);
    const first = checkRules(document, one.profile);
    expect(checkRules(shuffled(document), one.profile)).toEqual(first);
    expect(first.length).toBeGreaterThan(0);
  }
});
