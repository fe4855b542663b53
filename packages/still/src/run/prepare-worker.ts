// The thread that makes a still's scene out of a document, and ends.
import { parentPort, workerData } from 'node:worker_threads';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { type Exposure, meter } from '../film/meter.ts';
import { buildStillScene } from '../scene/build-still-scene.ts';
import type { StillScene } from '../scene/still-scene.ts';
import type { StillRequest } from './request.ts';

export interface ToPrepare {
  readonly document: SceneDocument;
  readonly request: StillRequest;
}

export interface Prepared {
  readonly scene: StillScene;
  readonly exposure: Exposure;
}

const { document, request } = workerData as ToPrepare;
const scene = buildStillScene(document, request);
const aspect = request.width / request.height;
const exposure = meter(scene, request.camera, aspect, request.seed);
parentPort?.postMessage({ scene, exposure } satisfies Prepared);
