import { useQuery } from '@tanstack/react-query';
import { getSceneVersion } from '@wevisu/contract/project-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { call } from '../../../platform/api.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { fitFrame } from '../drawings/plan-frame.ts';
import { PlanShapes, PlanTexts } from '../drawings/plan-shapes.tsx';
import { firstLevelOf } from '../edits/levels.ts';

/** The plan of a saved version. */
export function VersionPreview({
  id,
  revision,
}: {
  readonly id: ProjectId;
  readonly revision: number;
}) {
  const { data } = useQuery({
    queryKey: ['version', id, revision],
    queryFn: async () => {
      const reply = await call(getSceneVersion, { params: { id, revision } });
      const { document } = readScene(reply.data.scene);
      return drawPlan(document.nodes, firstLevelOf(document.nodes) ?? '');
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (!data) return <Skeleton className="mt-2 h-64 w-full" />;
  const { x, y, width, height } = fitFrame(data.bounds, { width: 640, height: 256 });
  return (
    <svg
      aria-label="Plan of this version"
      className="mt-2 h-64 w-full rounded-control bg-sunken"
      role="img"
      viewBox={`${x} ${y} ${width} ${height}`}
    >
      <PlanShapes shapes={data.shapes} />
      <PlanTexts texts={data.texts} />
    </svg>
  );
}
