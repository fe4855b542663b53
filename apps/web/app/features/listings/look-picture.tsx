import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { KindPreview } from './kind-preview.tsx';

const SurfacePreview = late(() => import('./surface-preview.tsx'));

/** A look that may not be live yet: a surface as it is drawn, a model in 3D once somebody asks for it. */
export function LookPicture(props: {
  readonly picture: Readonly<Record<string, unknown>> | null;
  readonly label: string;
  readonly isOpen?: boolean;
}) {
  const { picture, label, isOpen = false } = props;
  if (picture === null) return null;
  if (picture.type !== 'surface') {
    return <KindPreview isOpen={isOpen} label={label} picture={picture} poster={null} />;
  }
  return (
    <Suspense fallback={<Skeleton className="aspect-square w-full" />}>
      <SurfacePreview label={label} picture={picture} />
    </Suspense>
  );
}
