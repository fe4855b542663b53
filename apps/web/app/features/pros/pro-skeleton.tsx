import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

export function ProSkeleton() {
  return (
    <>
      <LoadingNote label="The page is loading" />
      <Skeleton className="h-96 rounded-card" />
    </>
  );
}
