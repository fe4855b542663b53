// The thread that builds a still's scene from a document.
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { serveTasks } from '@wevisu/workers/serve-tasks.ts';
import { planStillScene, type StillPlan } from '../scene/build-still-scene.ts';
import type { StillScene } from '../scene/still-scene.ts';
import type { StillRequest } from './request.ts';

export interface ToPrepare {
  readonly document: SceneDocument;
  readonly request: StillRequest;
}

let planned: StillPlan | null = null;

const tasks = {
  /** What is to be baked while the scene is built. */
  plan({ document, request }: ToPrepare): Omit<StillPlan, 'build'> {
    planned = planStillScene(document, request);
    const { build: _, ...plan } = planned;
    return plan;
  },
  /** The planned scene. */
  build(_input: null): StillScene {
    if (!planned) throw new Error('Nothing is planned yet.');
    return planned.build();
  },
};
export type PrepareTasks = typeof tasks;

serveTasks(tasks);
