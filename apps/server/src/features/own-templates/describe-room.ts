import { createHash } from 'node:crypto';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { MAX_LINE_QTY } from '../cart/limits.ts';
import { factsOf } from '../product-facts/facts-of.ts';
import { checkScene } from '../scenes/check-scene.ts';
import { type RoomToDraw, templateRequest } from '../stills/template-stills.ts';
import type { OwnTemplateDeps } from './deps.ts';
import type { KeptRoom } from './store.ts';

/** Three times what a house with a hundred furnished rooms needs. */
const LONGEST_PLAN = 2_000_000;

export interface DescribedRoom {
  readonly kept: KeptRoom;
  readonly toDraw: RoomToDraw | null;
}

/**
 * Turns a room from a browser into what is stored: read, counted and drawn here. A person's budget is private, and no
 * part of a template.
 */
export async function describeRoom(
  deps: Pick<OwnTemplateDeps, 'pool' | 'sceneWorkers' | 'stills'>,
  { userId, scene }: { readonly userId: UserId; readonly scene: Readonly<Record<string, unknown>> },
): Promise<Result<DescribedRoom>> {
  const checked = await checkScene(deps, {
    userId,
    scene: { ...scene, budgetCents: null },
    showroomId: null,
  });
  if (!checked.ok) return checked;
  const { document, skus } = checked.value;
  const facts = await factsOf(deps.pool, { skus, showroomId: null });
  const described = await deps.sceneWorkers.run('describeRoom', {
    userId,
    input: { document, facts },
  });
  if (!described.ok) return described;
  const { plan, colors, orders, camera, whole } = described.value;
  if (plan === null) return refuse('template_without_room');
  if (plan.length > LONGEST_PLAN) return refuse('scene_too_complex');
  const request = templateRequest(camera, deps.stills);
  return ok({
    kept: {
      ...{ document, skus, colors },
      brands: new Set(facts.map(({ brand }) => brand)).size,
      planSvg: plan,
      planHash: createHash('sha256').update(plan).digest('hex').slice(0, 12),
      orders: orders.map(({ sku, units }) => ({ sku, units: Math.min(units, MAX_LINE_QTY) })),
    },
    toDraw: request && { document: whole, request },
  });
}
