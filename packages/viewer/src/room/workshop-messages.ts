import type { OpeningNode } from '@wevisu/scene/document/nodes/opening.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { Part } from '@wevisu/scene/geometry/part.ts';
import type { Fit } from '@wevisu/scene/kinds/fit-model.ts';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import type { AreaToLay, CoveringLaying } from '@wevisu/scene/laying/lay-cells.ts';
import type { RunGivens } from '@wevisu/scene/runs/build-run.ts';
import type { FlatMesh } from './laid-cells.ts';
import type { Patch } from './patch.ts';

/** Work that takes longer than a frame. */
export type Job =
  | { readonly job: 'thing'; readonly spec: ModelSpec; readonly fit: Fit }
  | { readonly job: 'run'; readonly run: RunNode; readonly givens: RunGivens }
  | { readonly job: 'opening'; readonly opening: OpeningNode; readonly wallThicknessTenths: number }
  | { readonly job: 'patch'; readonly laying: CoveringLaying; readonly pixels: number }
  | {
      readonly job: 'cells';
      readonly patch: Pick<Patch, 'width' | 'height' | 'pieces'>;
      readonly area: AreaToLay;
      readonly laying: CoveringLaying;
    };

export interface JobResult {
  readonly thing: readonly Part[];
  readonly run: readonly Part[];
  readonly opening: readonly Part[];
  readonly patch: Patch;
  readonly cells: FlatMesh;
}
