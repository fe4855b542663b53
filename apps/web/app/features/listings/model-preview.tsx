import { Suspense, useCallback } from 'react';
import { late } from '../../platform/late.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type FileViewer, fetchListingFile } from './file-calls.ts';

const ModelCanvas = late(() => import('../catalog/model-canvas.tsx'));

interface ModelPreviewProps {
  readonly file: string;
  readonly viewer: FileViewer;
  readonly label: string;
}

/** A vendor's 3D model that may not be live yet, to turn and look at. */
export function ModelPreview({ file, viewer, label }: ModelPreviewProps) {
  const load = useCallback(
    async (signal: AbortSignal) => (await fetchListingFile(viewer, file, signal)).arrayBuffer(),
    [viewer, file],
  );
  return (
    <Suspense fallback={<Skeleton className="aspect-square w-full max-w-60" />}>
      <ModelCanvas label={label} load={load} />
    </Suspense>
  );
}
