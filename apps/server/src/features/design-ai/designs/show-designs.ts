import type { getDesignScene, getSharedDesign } from '@wevisu/contract/ai-designs.ts';
import type { CallReply } from '@wevisu/contract/call.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../../platform/http/call-table.ts';
import { unpackScene } from '../../scenes/unpack-scene.ts';
import { findDesignPicture, getDesignPicture } from '../../stills/design-stills.ts';
import type { DesignsDeps } from './deps.ts';
import { type DesignRow, findDesign, findSharedDesign } from './store/designs.ts';

export interface OneDesign {
  readonly accountId: AiAccountId;
  readonly run: string;
  readonly at: number;
}

/** What was wished, and what of it was met, is of the person who wrote it. */
const PRIVATE = ['budget', 'wishes'];

type Deps = Pick<DesignsDeps, 'pool' | 'files'>;

function sceneOf({ pool }: Pick<Deps, 'pool'>, design: DesignRow) {
  return unpackScene(pool, { packed: design, showroomId: design.showroomId });
}

export async function showDesignScene(
  deps: Deps,
  own: OneDesign,
): Promise<Result<CallReply<typeof getDesignScene>['data']>> {
  const design = await findDesign(deps.pool, own);
  if (design === null) return refuse('ai_design_not_found');
  const { summary, vsdId, roomId } = design;
  return ok({
    title: summary.title,
    vsd_id: vsdId,
    room: roomId,
    scene: await sceneOf(deps, design),
  });
}

export async function showSharedDesign(
  deps: Deps,
  code: string,
): Promise<Result<CallReply<typeof getSharedDesign>['data']>> {
  const design = await findSharedDesign(deps.pool, { code });
  if (design === null) return refuse('ai_design_not_found');
  const { summary, vsdId, roomId } = design;
  const score = summary.score.filter(({ about }) => !PRIVATE.includes(about));
  const open = { ...summary, score, wishes: [] };
  const version = await findDesignPicture(deps, design.id);
  return ok({
    ...{ summary: open, vsd_id: vsdId, room: roomId, scene: await sceneOf(deps, design) },
    picture: version === null ? null : { version },
  });
}

export async function showDesignPicture(deps: Deps, own: OneDesign): Promise<Result<SentFile>> {
  return pictureOf(deps, await findDesign(deps.pool, own));
}

export async function showSharedPicture(deps: Deps, code: string): Promise<Result<SentFile>> {
  return pictureOf(deps, await findSharedDesign(deps.pool, { code }));
}

async function pictureOf(deps: Deps, design: DesignRow | null): Promise<Result<SentFile>> {
  if (design === null) return refuse('ai_design_not_found');
  const file = await getDesignPicture(deps, design.id);
  return file === null ? refuse('ai_picture_not_drawn') : ok(file);
}
