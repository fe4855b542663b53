import type { SceneDocument, SceneNodes } from '../../document/scene.ts';
import { broken } from '../../findings/broken.ts';
import type { Finding, FindingTier } from '../../findings/finding.ts';
import { MAX_OF_A_CODE, moreOfAKind } from '../../findings/shorten.ts';
import { complexityFindings } from '../../findings/too-complex.ts';
import { sceneFacts } from '../facts/scene-facts.ts';
import { MAX_STEPS, TooMuchWork } from '../facts/work.ts';
import { type ProfileId, profiles } from '../profile.ts';
import type { Checked, Hit, Rule } from '../rule.ts';
import { rules } from './registry.ts';

const severity: Readonly<Record<FindingTier, number>> = {
  broken: 0,
  code: 1,
  recommended: 2,
  tip: 3,
};

/** What a source could not confirm never accuses. */
function tierOf(rule: Rule, hit: Hit): FindingTier {
  const tier = hit.tier ?? rule.sources[0].tier;
  const isSure = rule.sources.some((one) => one.tier === 'code' && one.confidence === 'confirmed');
  return tier === 'code' && !isSure ? 'recommended' : tier;
}

function toFinding(rule: Rule, hit: Hit): Finding {
  return {
    code: rule.code,
    tier: tierOf(rule, hit),
    text: hit.text,
    nodeIds: hit.nodeIds,
    measured: hit.measured ?? null,
    required: hit.required ?? null,
    line: hit.line ?? null,
    mend: null,
  };
}

interface Found {
  readonly finding: Finding;
  readonly rule: number;
}

/** At most as many of a tier as are given out, and how many there are. */
function findingsOf(rule: Rule, scene: Checked): Finding[] {
  const kept: Finding[] = [];
  const counts = new Map<FindingTier, number>();
  for (const hit of rule.check(scene)) {
    const tier = tierOf(rule, hit);
    const count = (counts.get(tier) ?? 0) + 1;
    counts.set(tier, count);
    if (count <= MAX_OF_A_CODE) kept.push(toFinding(rule, hit));
  }
  const worst = kept.toSorted((a, b) => severity[a.tier] - severity[b.tier]);
  const given = worst.slice(0, MAX_OF_A_CODE);
  const last = given.at(-1);
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (!last || all === given.length) return given;
  return [...given, moreOfAKind(rule.code, last.tier, all - given.length)];
}

const TOO_CROWDED = broken({
  code: 'scene-too-crowded',
  text: 'Too many things of this home stand in or close to each other to check planning rules. Remove some of them.',
  nodeIds: [],
  required: MAX_STEPS,
});

const crowded = new WeakSet<SceneNodes>();

/**
 * Everything that planning rules have to say of a scene: worst first, then by rule, then by node; at most two hundred of
 * a rule, the rest counted. The same scene gives the same findings in the same order, whatever the order of its nodes.
 * What two rules measure together (rooms, landings, ways) is worked out once for a document. A scene that is too complex
 * to compute has none, and of one that is too crowded only that is said. What would mend a finding takes more checks:
 * `mendOf` works it out where it is asked for.
 */
export function checkRules(document: SceneDocument, profile: ProfileId = 'standard'): Finding[] {
  const { nodes } = document;
  if (complexityFindings(nodes).length > 0) return [];
  if (crowded.has(nodes)) return [TOO_CROWDED];
  try {
    const scene: Checked = { ...sceneFacts(document), limits: profiles[profile] };
    scene.work.restart();
    const found = rules.flatMap((rule, index): Found[] =>
      findingsOf(rule, scene).map((finding) => ({ finding, rule: index })),
    );
    return found
      .sort((a, b) => severity[a.finding.tier] - severity[b.finding.tier] || a.rule - b.rule)
      .map(({ finding }) => finding);
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    crowded.add(nodes);
    return [TOO_CROWDED];
  }
}
