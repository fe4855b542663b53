import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';

const SurfaceLook = late(() => import('./surface-look.tsx'));

/** How the product looks in rooms: the parameters of our material, drawn as they are typed. */
export function LookPanel({ content, change, problems }: PanelProps) {
  const { picture } = content;
  if (picture === null) {
    return (
      <Panel title="Look">
        <p className="text-muted">Choose a category first: it brings a look to start from.</p>
        {problems.picture && <p className="mt-2 text-danger">{problems.picture}</p>}
      </Panel>
    );
  }
  return (
    <Panel title="Look">
      {picture.type === 'surface' ? (
        <Suspense fallback={<Skeleton className="aspect-square w-full max-w-60" />}>
          <SurfaceLook onChange={(next) => change({ picture: next })} picture={picture} />
        </Suspense>
      ) : (
        <p className="text-muted">
          This category has rendered models. Its products look like the category's own picture until
          we have a model of yours.
        </p>
      )}
      {problems.picture && <p className="mt-2 text-danger">{problems.picture}</p>}
    </Panel>
  );
}
