import { Suspense, useCallback, useEffect, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import type { LookOnStore } from './look-on-store.ts';
import type { ReadShared, SharedPlan } from './read-shared.ts';

const SharedCanvas = late(() => import('./shared-canvas.tsx'));

const FRAME = 'aspect-[4/3] w-full overflow-hidden rounded-card md:aspect-[16/9]';

/** The room in 3D and its plans, or only the plans without WebGL. */
export function SharedView({
  read,
  live = null,
  wall = null,
}: {
  readonly read: ReadShared;
  /** What others do to it; null: it does not change. */
  readonly live?: LookOnStore | null;
  /** The side of a wall to look at; null for none. */
  readonly wall?: string | null;
}) {
  const [has3d, set3d] = useState(true);
  const lose3d = useCallback(() => set3d(false), []);
  const plans = [
    ...(read.wall
      ? [
          {
            id: 'wall',
            label: read.wall.name,
            panel: <Plan alt={read.wall.name} plan={read.wall} />,
          },
        ]
      : []),
    ...read.plans.map((plan, index) => ({
      id: `plan-${index}`,
      label: read.plans.length > 1 ? `Plan, ${plan.name}` : 'Plan',
      panel: <Plan alt={`Floor plan, ${plan.name}`} plan={plan} />,
    })),
  ];
  if (!has3d) {
    const [only] = plans;
    if (only === undefined) return null;
    return plans.length === 1 ? only.panel : <Tabs label="Views" tabs={plans} />;
  }
  const canvas = (
    <div className={`${FRAME} bg-sunken`}>
      <Suspense fallback={<Skeleton className="size-full" />}>
        <SharedCanvas document={read.document} live={live} onFailure={lose3d} wall={wall} />
      </Suspense>
    </div>
  );
  return <Tabs label="Views" tabs={[{ id: '3d', label: '3D', panel: canvas }, ...plans]} />;
}

function Plan({ plan, alt }: { readonly plan: SharedPlan; readonly alt: string }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(new Blob([plan.svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [plan.svg]);
  return (
    <div className={`${FRAME} bg-drawing p-4`}>
      {url && <img alt={alt} className="size-full object-contain" src={url} />}
    </div>
  );
}

export function SharedViewSkeleton() {
  return (
    <div>
      <Skeleton className="mb-6 h-12 w-32" />
      <Skeleton className={FRAME} />
    </div>
  );
}
