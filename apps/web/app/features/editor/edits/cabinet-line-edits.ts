import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { nodeOf, nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import { type Change, noChange } from '@wevisu/scene/edit/change.ts';
import { draft } from '@wevisu/scene/edit/draft.ts';
import { lineLookOf } from '@wevisu/scene/runs/line-look.ts';

interface LineChoice {
  readonly id: NodeId;
  /** Of the line's sample door. */
  readonly facts: ProductFacts;
  readonly reach: 'this' | 'all';
}

/** One run, or every run of the scene, in a cabinet line: bought in it and drawn as it looks. */
export function putCabinetLine(nodes: SceneNodes, { id, facts, reach }: LineChoice): Change {
  const look = lineLookOf(facts);
  const own = nodeOf(nodes, id, 'run');
  if (!look || !own) return noChange;
  const edit = draft(nodes);
  const runs = reach === 'all' ? nodesOf(nodes, 'run') : [[id, own] as const];
  for (const [at, run] of runs) edit.put(at, { ...run, ...look, cabinetSku: facts.sku });
  return edit.change();
}
