import type { FloorPlanCard } from '@wevisu/contract/design-library.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { withFacts } from '../product-facts/with-facts.ts';
import type { DesignLibraryDeps } from './deps.ts';
import { planAddress } from './plan-pictures.ts';
import { getPlanRow, listPlanRows, type PlanRow } from './store/rooms.ts';

type Deps = Pick<DesignLibraryDeps, 'pool'>;

export async function listFloorPlans({ pool }: Deps, room: string | null) {
  return (await listPlanRows(pool, { room })).map(toCard);
}

export async function getFloorPlan(
  { pool }: Deps,
  id: string,
): Promise<Result<{ plan: FloorPlanCard; scene: Record<string, unknown> }>> {
  const row = await getPlanRow(pool, { id });
  if (row === null) return refuse('floor_plan_not_found');
  const scene = await withFacts(pool, { scene: row.scene, showroomId: null });
  return ok({ plan: toCard(row), scene });
}

function toCard({ planHash, areaSqftE2, ...row }: PlanRow): FloorPlanCard {
  const plan_picture = planAddress({ id: row.id, hash: planHash });
  return { ...row, area_sqft_e2: areaSqftE2, plan_picture };
}
