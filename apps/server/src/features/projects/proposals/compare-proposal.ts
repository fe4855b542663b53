import type { ProposalDetail } from '@wevisu/contract/proposals.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { factsOf } from '../../product-facts/facts-of.ts';
import { type PackedScene, unpackScene } from '../../scenes/unpack-scene.ts';
import type { ProjectDeps } from '../deps.ts';
import { findOwnProject, type ProjectRow } from '../store/projects.ts';
import { getProposalRow, getProposalScene } from '../store/proposals.ts';
import { getSceneRow } from '../store/scenes.ts';
import { type CountedScene, compareScenes } from './compare-scenes.ts';
import { showProposal } from './show-proposal.ts';

/** What a proposal changes in the homeowner's room as it is now, at the showroom's prices. */
export async function compareProposal(
  deps: ProjectDeps,
  { userId, id, proposal }: { userId: UserId; id: ProjectId; proposal: number },
): Promise<Result<ProposalDetail>> {
  const { pool } = deps;
  const project = await findOwnProject(pool, { userId, id });
  if (project === null) return refuse('project_not_found');
  const row = await getProposalRow(pool, { projectId: id, id: proposal });
  const proposed = await getProposalScene(pool, { projectId: id, id: proposal });
  const revision = project.sceneRevision;
  const newest = await getSceneRow(pool, { projectId: id, revision });
  if (row === null || proposed === null || newest === null) return refuse('proposal_not_found');
  const before = await countScene(deps, project, newest);
  if (!before.ok) return before;
  const after = await countScene(deps, project, proposed);
  if (!after.ok) return after;
  const { changes, parts, totalBefore, totalAfter } = compareScenes(
    before.value.counted,
    after.value.counted,
  );
  return ok({
    ...showProposal(row),
    revision,
    changes: [...changes],
    parts,
    name: nameChange(before.value.scene, after.value.scene),
    total_before: totalBefore,
    total_after: totalAfter,
    scene: after.value.scene,
  });
}

type Named = Readonly<Record<string, unknown>>;

function nameChange(before: Named, after: Named): ProposalDetail['name'] {
  const nameOf = ({ name }: Named) => (typeof name === 'string' ? name : '');
  const change = { before: nameOf(before), after: nameOf(after) };
  return change.before === change.after ? null : change;
}

async function countScene(
  { pool, sceneWorkers }: ProjectDeps,
  { userId, showroomId }: ProjectRow,
  packed: PackedScene,
): Promise<Result<{ counted: CountedScene; scene: Record<string, unknown> }>> {
  const facts = await factsOf(pool, { skus: packed.skus, showroomId });
  const input = { document: packed.document, facts };
  const orders = await sceneWorkers.run('countOrders', { userId, input });
  if (!orders.ok) return orders;
  const scene = await unpackScene(pool, { packed, showroomId });
  const { nodes } = scene;
  return ok({
    scene,
    counted: {
      nodes: typeof nodes === 'object' && nodes !== null ? { ...nodes } : {},
      facts: new Map(facts.map((one) => [one.sku, one])),
      units: new Map(orders.value.map(({ sku, units }) => [sku, units])),
    },
  });
}
