import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the page while it loads. */
export function PhotoSkeleton() {
  return (
    <div className="flex h-dvh flex-col">
      <h1 className="reader-only">Your own room</h1>
      <LoadingNote label="Opening your photo" />
      <div className="flex h-14 shrink-0 items-center gap-3 border-line border-b px-4">
        <Skeleton className="size-8" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="flex min-h-0 flex-1 max-lg:flex-col">
        <Skeleton className="flex-1 rounded-none" />
        <div className="flex w-96 shrink-0 flex-col gap-4 p-5 max-lg:h-[50dvh] max-lg:w-full">
          <Skeleton className="h-5 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    </div>
  );
}
