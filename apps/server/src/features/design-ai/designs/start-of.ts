// What a run starts from, as it is kept: a scene without facts of products, packed, with the room to design.
import { promisify } from 'node:util';
import { zstdCompress } from 'node:zlib';
import type { DesignStart } from '@wevisu/contract/ai-designs.ts';
import type { StartKind } from '@wevisu/domain/design-ai/design-runs.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiAccountId, ShowroomId } from '@wevisu/domain/ids.ts';
import { getFloorPlan } from '../../design-library/floor-plans.ts';
import { skusIn } from '../../product-facts/skus-in.ts';
import { checkScene } from '../../scenes/check-scene.ts';
import type { DesignsDeps } from './deps.ts';
import { findDesign } from './store/designs.ts';
import { findKeptStart } from './store/runs.ts';

export interface KeptStart {
  readonly startKind: StartKind;
  readonly startDocument: Buffer | null;
  readonly startSkus: readonly string[];
  readonly roomId: string | null;
  readonly keep: readonly string[];
}

interface Given {
  readonly accountId: AiAccountId;
  readonly showroomId: ShowroomId;
  readonly start: DesignStart;
}

const compress = promisify(zstdCompress);
const WORDS: KeptStart = {
  ...{ startKind: 'words', startDocument: null, startSkus: [], roomId: null, keep: [] },
};

export async function startOf(deps: DesignsDeps, given: Given): Promise<Result<KeptStart>> {
  const { start } = given;
  switch (start.kind) {
    case 'words':
      return ok(WORDS);
    case 'plan':
      return startOfPlan(deps, start.plan);
    case 'scene':
      return startOfScene(deps, { ...given, start });
    case 'design': {
      const design = await findDesign(deps.pool, { ...start, accountId: given.accountId });
      if (design === null) return refuse('ai_design_not_found');
      const { document, skus, roomId } = design;
      return ok({
        ...{
          startKind: 'design',
          startDocument: document,
          startSkus: skus,
          roomId,
          keep: start.keep,
        },
      });
    }
    case 'again': {
      const kept = await findKeptStart(deps.pool, { ...start, accountId: given.accountId });
      return kept === null ? refuse('ai_design_not_found') : ok(kept);
    }
  }
}

async function startOfPlan({ pool }: DesignsDeps, id: string): Promise<Result<KeptStart>> {
  const found = await getFloorPlan({ pool }, id);
  if (!found.ok) return found;
  const { plan, scene } = found.value;
  const rooms = Object.entries((scene.nodes ?? {}) as RawNodes).filter(
    ([, { type }]) => type === 'room',
  );
  const [roomId] = rooms.find(([, { use }]) => use === plan.room) ?? rooms[0] ?? [];
  if (roomId === undefined) return refuse('ai_room_missing');
  const startDocument = await compress(JSON.stringify({ ...scene, products: {} }));
  const startSkus = skusIn(scene.nodes);
  return ok({ startKind: 'plan', startDocument, startSkus, roomId, keep: [] });
}

type RawNodes = Readonly<Record<string, { readonly type?: unknown; readonly use?: unknown }>>;

async function startOfScene(
  deps: DesignsDeps,
  { accountId, showroomId, start }: Given & { readonly start: DesignStart & { kind: 'scene' } },
): Promise<Result<KeptStart>> {
  const { scene, room, keep } = start;
  const checked = await checkScene(deps, { userId: -accountId, scene, showroomId });
  if (!checked.ok) return checked;
  const nodes = (scene.nodes ?? {}) as RawNodes;
  if (!Object.hasOwn(nodes, room) || nodes[room]?.type !== 'room') return refuse('ai_room_missing');
  const { document, skus } = checked.value;
  const startDocument = Buffer.from(document);
  return ok({ startKind: 'scene', startDocument, startSkus: skus, roomId: room, keep });
}
