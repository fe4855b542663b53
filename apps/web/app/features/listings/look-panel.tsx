import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { LookSize } from './look-size.tsx';
import { problemsBelow } from './look-values.ts';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';

const SurfaceLook = late(() => import('./surface-look.tsx'));
const KindLook = late(() => import('./kind-look.tsx'));

type Picture = NonNullable<PanelProps['content']['picture']>;

/** How the product looks in rooms: the parameters of our material or of our kind model, drawn as they are typed. */
export function LookPanel({ content, change, problems, form, looks }: PanelProps) {
  const { picture } = content;
  if (picture === null) {
    return (
      <Panel title="Look">
        <p className="text-muted">Choose a category first: it brings a look to start from.</p>
        {problems.picture && <p className="mt-2 text-danger">{problems.picture}</p>}
      </Panel>
    );
  }
  const start = form.categories.find(({ id }) => id === content.category_id)?.picture ?? null;
  const size = looks.find(({ key }) => key === '');
  return (
    <Panel title="Look">
      {start !== null && !isLike(start, picture) && (
        <Notice
          action={
            <Button kind="secondary" onPress={() => change({ picture: start })} size="small">
              Start from its look
            </Button>
          }
          className="mb-4"
          title="The category has a look of another kind"
        >
          What is set below is replaced by the category's own look.
        </Notice>
      )}
      <Suspense fallback={<Skeleton className="aspect-square w-full max-w-60" />}>
        {picture.type === 'surface' ? (
          <SurfaceLook onChange={(next) => change({ picture: next })} picture={picture} />
        ) : (
          <KindLook
            onChange={(next) => change({ picture: next })}
            picture={picture}
            poster={size?.poster ?? null}
            problems={problemsBelow(problems, 'picture')}
          />
        )}
      </Suspense>
      {size && <LookSize look={size} />}
      {problems.picture && <p className="mt-2 text-danger">{problems.picture}</p>}
    </Panel>
  );
}

/** Whether both are set by the same fields. */
function isLike(a: Picture, b: Picture): boolean {
  return a.type === b.type && (a.type === 'surface' || a.kind === b.kind);
}
