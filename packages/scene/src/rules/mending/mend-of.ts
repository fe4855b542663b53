import type { SceneDocument } from '../../document/scene.ts';
import { changeDocument } from '../../edit/apply-change.ts';
import { checkDocument } from '../../findings/check-document.ts';
import type { Finding } from '../../findings/finding.ts';
import { checkRules } from '../check/check-rules.ts';
import { ruleOf } from '../check/registry.ts';
import { sceneFacts } from '../facts/scene-facts.ts';
import type { Mend } from '../mends.ts';
import { type ProfileId, profiles } from '../profile.ts';
import type { Hit } from '../rule.ts';
import { slidesFor, toldAsMove } from './slides.ts';
import { swingsFor } from './swings.ts';

interface MendQuery {
  readonly document: SceneDocument;
  readonly finding: Finding;
  /** All findings of the document, to see that a mend adds none. */
  readonly findings: readonly Finding[];
  readonly profile?: ProfileId;
}

/** What a finding is about, whatever its measure. */
function keyOf({ code, tier, nodeIds }: Finding): string {
  return `${code} ${tier} ${nodeIds.toSorted().join()}`;
}

function shortfallOf({ measured, required }: Finding): number {
  return measured === null || required === null ? 0 : Math.abs(required - measured);
}

/** Whether one finding is gone, none is new, and none has become worse. */
function isBetter(finding: Finding, before: readonly Finding[], after: readonly Finding[]) {
  const had = Map.groupBy(before, keyOf);
  const has = Map.groupBy(after, keyOf);
  const key = keyOf(finding);
  if ((has.get(key)?.length ?? 0) >= (had.get(key)?.length ?? 0)) return false;
  return [...has].every(([one, list]) => {
    const old = had.get(one) ?? [];
    if (list.length > old.length) return false;
    const worst = Math.max(...list.map(shortfallOf));
    return worst <= Math.max(...old.map(shortfallOf)) + 2;
  });
}

function withinDocument(document: SceneDocument, profile: ProfileId): Finding[] {
  return [...checkDocument(document), ...checkRules(document, profile)];
}

function hitOf(hits: Iterable<Hit>, { nodeIds, text }: Finding): Hit | null {
  const ids = nodeIds.join();
  for (const hit of hits) if (hit.text === text && hit.nodeIds.join() === ids) return hit;
  return null;
}

/** How many changes are tried: each takes a check of the whole scene. */
function triesFor({ nodes }: SceneDocument): number {
  const count = Object.keys(nodes).length;
  if (count <= 400) return 24;
  return count <= 1_500 ? 3 : 0;
}

/**
 * One change that removes a finding of the planning rules and adds none; null where no single move,
 * swing or change of size does. Each try checks the scene anew, so ask for one finding at a time. What
 * contradicts itself has its mend with it.
 */
export function mendOf(query: MendQuery): Mend | null {
  const { document, finding, findings, profile = 'standard' } = query;
  const rule = ruleOf(finding.code);
  if (!rule) return finding.mend;
  const scene = { ...sceneFacts(document), limits: profiles[profile] };
  scene.work.restart();
  const own = hitOf(rule.check(scene), finding);
  const tried = [
    ...(own?.mend ? [toldAsMove(scene, finding, own.mend)] : []),
    ...swingsFor(scene, finding),
    ...slidesFor(scene, finding),
  ].slice(0, triesFor(document));
  return (
    tried.find(({ change }) => {
      const after = withinDocument(changeDocument(document, change), profile);
      return isBetter(finding, findings, after);
    }) ?? null
  );
}
