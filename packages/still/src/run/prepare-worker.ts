// The thread that builds a still's scene from a document, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { planStillScene, type StillPlan } from '../scene/build-still-scene.ts';
import type { StillScene } from '../scene/still-scene.ts';
import type { StillRequest } from './request.ts';

export interface ToPrepare {
  readonly document: SceneDocument;
  readonly request: StillRequest;
}

/** Its messages: first what is to be baked, then the scene. */
export type FromPrepare =
  | { readonly plan: Omit<StillPlan, 'build'> }
  | { readonly scene: StillScene };

const { document, request } = workerData as ToPrepare;
const { build, ...plan } = planStillScene(document, request);
parentPort?.postMessage({ plan } satisfies FromPrepare);
parentPort?.postMessage({ scene: build() } satisfies FromPrepare);
