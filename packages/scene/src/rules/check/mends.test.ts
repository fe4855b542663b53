import { expect, test } from 'vitest';
import type { SceneDocument } from '../../document/scene.ts';
import { changeDocument } from '../../edit/apply-change.ts';
import { checkDocument } from '../../findings/check-document.ts';
import type { Finding } from '../../findings/finding.ts';
import { accessCases } from '../cases/access-cases.ts';
import { bathCases } from '../cases/bath-cases.ts';
import { bodyCases } from '../cases/body-cases.ts';
import { dwellingCases } from '../cases/dwelling-cases.ts';
import { kitchenCases } from '../cases/kitchen-cases.ts';
import { kitchenDetailCases } from '../cases/kitchen-detail-cases.ts';
import { livingCases } from '../cases/living-cases.ts';
import { mendOf } from '../mending/mend-of.ts';
import type { ProfileId } from '../profile.ts';
import { testRoom } from '../test-scene.ts';
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

function found(document: SceneDocument, profile?: ProfileId): Finding[] {
  return [...checkDocument(document), ...checkRules(document, profile)];
}

/** What findings are about, each as often as it was found. */
function subjects(findings: readonly Finding[]): string[] {
  return findings
    .map(({ code, tier, nodeIds }) => `${code} ${tier} ${nodeIds.toSorted().join()}`)
    .sort();
}

const mends = cases.flatMap((one) => {
  const document = one.at(one.limit + one.worse);
  const findings = found(document, one.profile);
  const given = one.profile ? { profile: one.profile } : {};
  return findings
    .filter(({ code }) => code === one.code)
    .flatMap((finding) => {
      const mend = mendOf({ document, finding, findings, ...given });
      const name = `${one.code}${one.what ? ` (${one.what})` : ''}: ${mend?.label}`;
      return mend ? [{ name, one, document, finding, findings, mend }] : [];
    });
});

test.each(mends)(
  'G-39 the mend of $name removes its finding and adds none',
  ({ one, document, finding, findings, mend }) => {
    const left = subjects(found(changeDocument(document, mend.change), one.profile));
    const had = subjects(findings);
    const [subject = ''] = subjects([finding]);
    const timesOf = (list: readonly string[], text: string) =>
      list.filter((one) => one === text).length;
    expect(timesOf(left, subject)).toBeLessThan(timesOf(had, subject));
    expect(left.filter((text) => timesOf(left, text) > timesOf(had, text))).toEqual([]);
    expect(mend.label.length).toBeLessThanOrEqual(60);
  },
);

test('G-39 rules offer many mends', () => {
  expect(new Set(mends.map(({ finding }) => finding.code)).size).toBeGreaterThanOrEqual(40);
});

test('G-39 a move says how far and to which side', () => {
  const moves = mends.map(({ mend }) => mend.label).filter((label) => label.startsWith('Move'));
  expect(moves.length).toBeGreaterThan(10);
  expect(
    moves.filter(
      (label) => !/^Move the [a-z- ]+ [\d' /"]+" (left|right|toward the|away from the)/.test(label),
    ),
  ).toEqual([]);
});

test('G-39 a move that would stand a thing in another is not offered', () => {
  const beside = (gap: number) =>
    testRoom('bath', 80, 100)
      .item('toilet', 'toilet', [17, 86])
      .item('vanity', 'vanity', [17 + 10 + gap + 18, 89], { params: { widthTenths: 36 * 254 } })
      .document();
  const offered = (gap: number) => {
    const document = beside(gap);
    const findings = found(document);
    return findings
      .filter(({ code, nodeIds }) => code === 'B13' && nodeIds[0] === 'toilet')
      .flatMap((finding) => mendOf({ document, finding, findings })?.label ?? []);
  };
  expect(offered(12)).toEqual(['Move the toilet 1" right']);
  expect(offered(8)).toEqual([]);
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
