import type { SceneDocument } from '../../document/scene.ts';
import type { Finding, FindingTier } from '../../findings/finding.ts';
import { sceneFacts } from '../facts/scene-facts.ts';
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
    mend: hit.mend ?? null,
  };
}

/**
 * Everything that planning rules have to say of a scene: worst first, then by rule, then by node. The
 * same scene gives the same findings in the same order, whatever the order of its nodes. What two
 * rules measure together (rooms, landings, ways) is worked out once for a document.
 */
export function checkRules(document: SceneDocument, profile: ProfileId = 'standard'): Finding[] {
  const scene: Checked = { ...sceneFacts(document), limits: profiles[profile] };
  const found: { readonly finding: Finding; readonly rule: number }[] = [];
  for (const [index, rule] of rules.entries()) {
    for (const hit of rule.check(scene)) found.push({ finding: toFinding(rule, hit), rule: index });
  }
  return found
    .sort((a, b) => severity[a.finding.tier] - severity[b.finding.tier] || a.rule - b.rule)
    .map(({ finding }) => finding);
}
