import { messageOf, ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { MAX_NODES } from '@wevisu/scene/document/scene.ts';
import { TOO_COMPLEX } from '@wevisu/scene/findings/too-complex.ts';
import { factsOf } from '../product-facts/facts-of.ts';
import { skusIn } from '../product-facts/skus-in.ts';
import type { SceneDeps } from './deps.ts';
import type { CheckedScene } from './workers/scene-tasks.ts';

export interface SceneToCheck {
  /** The sender: an account of the site; those of AI 3D design are below zero. */
  readonly userId: number;
  readonly scene: Readonly<Record<string, unknown>>;
  /** The showroom whose prices apply; null for none. */
  readonly showroomId: ShowroomId | null;
}

/** Reads a scene from a browser, node by node. Its product facts are replaced by the catalog's. */
export async function checkScene(
  { pool, sceneWorkers }: SceneDeps,
  { scene, userId, showroomId }: SceneToCheck,
): Promise<Result<CheckedScene>> {
  const { nodes } = scene;
  const count = typeof nodes === 'object' && nodes !== null ? Object.keys(nodes).length : 0;
  if (count > MAX_NODES) {
    return refuse('scene_too_large', { params: { maximum: MAX_NODES.toLocaleString('en-US') } });
  }
  const facts = await factsOf(pool, { skus: skusIn(nodes), showroomId });
  const text = JSON.stringify({ ...scene, products: {} });
  const answer = await sceneWorkers.run('check', { userId, input: { text, facts } });
  if (!answer.ok) return answer;
  if ('unreadable' in answer.value) {
    return refuse('scene_unreadable', { params: { reason: answer.value.unreadable } });
  }
  const { document, findings } = answer.value;
  return ok(
    sceneWorkers.isTooSlow(document)
      ? { ...answer.value, findings: [TOO_SLOW, ...findings] }
      : answer.value,
  );
}

/** Said when it is saved again after it was counted in vain. */
const TOO_SLOW = {
  code: TOO_COMPLEX,
  text: messageOf(refuse('scene_too_complex')),
  nodeIds: [],
} as const;
