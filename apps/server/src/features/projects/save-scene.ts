import { ok, type Result, refuse } from '@wevisu/domain/errors.ts';
import { MOST_NODES } from '@wevisu/scene/document/scene.ts';
import { factsOf } from '../visualizer/facts-of.ts';
import { skusIn } from '../visualizer/skus-in.ts';
import type { ProjectDeps } from './deps.ts';
import type { CheckedScene, SceneFinding } from './desk/scene-tasks.ts';
import { type Kept, keepScene } from './keep-scene.ts';
import { findOwnProject } from './store/projects.ts';

export interface SceneToSave {
  readonly userId: number;
  readonly id: number;
  readonly baseRevision: number;
  readonly scene: Readonly<Record<string, unknown>>;
  readonly force: boolean;
  readonly label: string | null;
}

/**
 * Saves what could be read of a scene and keeps the rest as it is: the findings say what can't be
 * used. Whatever the browser says of products is put aside for what the catalogue says.
 */
export async function saveScene(
  deps: ProjectDeps,
  given: SceneToSave,
): Promise<Result<Kept & { readonly findings: readonly SceneFinding[] }>> {
  const project = await findOwnProject(deps.pool, given);
  if (project === null) return refuse('project_not_found');
  const checked = await checkScene(deps, { ...given, showroomId: project.showroom_id });
  if (!checked.ok) return checked;
  const kept = await keepScene(deps, { ...given, checked: checked.value });
  return kept.ok ? ok({ ...kept.value, findings: checked.value.findings }) : kept;
}

async function checkScene(
  { pool, desk }: ProjectDeps,
  { scene, userId, showroomId }: SceneToSave & { readonly showroomId: number },
): Promise<Result<CheckedScene>> {
  const { nodes } = scene;
  const count = typeof nodes === 'object' && nodes !== null ? Object.keys(nodes).length : 0;
  if (count > MOST_NODES) {
    return refuse('scene_too_large', { params: { maximum: MOST_NODES.toLocaleString('en-US') } });
  }
  const facts = await factsOf(pool, { skus: skusIn(nodes), showroomId });
  const text = JSON.stringify({ ...scene, products: {} });
  const answer = await desk.run('check', { userId, input: { text, facts } });
  if (!answer.ok) return answer;
  return 'unreadable' in answer.value
    ? refuse('scene_unreadable', { params: { reason: answer.value.unreadable } })
    : ok(answer.value);
}
