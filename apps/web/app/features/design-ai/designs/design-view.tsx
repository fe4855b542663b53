import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { Suspense, useCallback, useState } from 'react';
import { late } from '../../../platform/late.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { Tabs } from '../../../ui/tabs.tsx';
import type { AiDesign } from '../runs/run-calls.ts';
import { DesignPicture, PictureSkeleton } from './design-picture.tsx';
import { PlanDrawing } from './plan-drawing.tsx';
import { useDesignScene } from './use-design-scene.ts';

const DesignCanvas = late(() => import('./design-canvas.tsx'));

const FRAME = 'aspect-[4/3] w-full overflow-hidden rounded-card md:aspect-[16/10]';

export interface DesignViewProps {
  readonly run: string;
  readonly design: AiDesign;
  readonly kept: readonly NodeId[];
  readonly onPress: (id: NodeId) => void;
}

/** The chosen design in 3D, as a plan, and as a picture once one is drawn. */
export function DesignView({ run, design, kept, onPress }: DesignViewProps) {
  const { at, summary, picture } = design;
  const scene = useDesignScene(run, at);
  const [has3d, set3d] = useState(true);
  const lose3d = useCallback(() => set3d(false), []);
  if (scene.isLoadingError) {
    return (
      <ErrorState
        isRetrying={scene.isFetching}
        onRetry={() => void scene.refetch()}
        title="The room could not be loaded"
      />
    );
  }
  if (scene.data === undefined) {
    return (
      <>
        <LoadingNote label="Loading the room" />
        <Skeleton className="mb-6 h-12 w-40" />
        <Skeleton className={FRAME} />
      </>
    );
  }
  const { document, plans } = scene.data.read;
  const [plan] = plans;
  const tabs = [
    ...(has3d
      ? [
          {
            id: '3d',
            label: '3D',
            panel: (
              <div className={`${FRAME} bg-sunken`}>
                <Suspense fallback={<Skeleton className="size-full" />}>
                  <DesignCanvas
                    document={document}
                    kept={kept}
                    onFailure={lose3d}
                    onPress={onPress}
                  />
                </Suspense>
              </div>
            ),
          },
        ]
      : []),
    ...(plan
      ? [
          {
            id: 'plan',
            label: 'Plan',
            panel: (
              <PlanDrawing
                alt={`Floor plan of ${summary.title}`}
                className={FRAME}
                svg={plan.svg}
              />
            ),
          },
        ]
      : []),
    ...(picture
      ? [
          {
            id: 'picture',
            label: 'Picture',
            panel: (
              <DesignPicture
                alt={`Picture of ${summary.title}`}
                at={at}
                instead={<PictureSkeleton />}
                run={run}
                version={picture.version}
              />
            ),
          },
        ]
      : []),
  ];
  return <Tabs label="Views" tabs={tabs} />;
}
