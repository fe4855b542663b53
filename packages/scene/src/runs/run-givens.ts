import type { NodeId } from '../document/node-id.ts';
import type { RunNode } from '../document/nodes/run.ts';
import type { SceneDocument } from '../document/scene.ts';
import { nodeOf } from '../document/scene.ts';
import { FINISHES, type FinishId } from '../finishes.ts';
import { modelSpecSchema } from '../kinds/model-spec.ts';
import type { RunGivens } from './build-run.ts';
import { hostedInRun } from './hosted.ts';
import { defaultHardware, type Hardware } from './pulls.ts';

/** The pulls of a hardware product; the default pulls if it is not cabinet hardware. */
export function hardwareOf(document: SceneDocument, run: RunNode): Hardware {
  const { hardwareSku } = run;
  if (hardwareSku === null || !Object.hasOwn(document.products, hardwareSku))
    return defaultHardware;
  const { type, ...picture } = document.products[hardwareSku]?.picture ?? {};
  const parsed = type === 'model' ? modelSpecSchema.safeParse(picture) : null;
  const spec = parsed?.success ? parsed.data : null;
  if (spec?.kind !== 'cabinet-hardware') return defaultHardware;
  return { params: spec.params, finishes: spec.finishes };
}

/** What `buildRun` takes of the scene around a run. */
export function runGivens(document: SceneDocument, runId: NodeId): Required<RunGivens> {
  const run = nodeOf(document.nodes, runId, 'run');
  return {
    hosted: hostedInRun(document.nodes, runId),
    hardware: run ? hardwareOf(document, run) : defaultHardware,
  };
}

/** The finish of each slot of a run's pieces but `counter`, which wears its covering. */
export function runFinishes(
  document: SceneDocument,
  run: RunNode,
): Readonly<Record<string, FinishId>> {
  const own: FinishId = Object.hasOwn(FINISHES, run.finish)
    ? (run.finish as FinishId)
    : 'paint-white-dove';
  return {
    front: own,
    box: own,
    toe: own,
    hardware: hardwareOf(document, run).finishes.metal,
    glass: 'glass-clear',
  };
}
