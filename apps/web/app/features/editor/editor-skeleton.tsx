import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

/** The shape of the editor while the room loads. */
export function EditorSkeleton() {
  return (
    <div className="flex h-dvh flex-col">
      <LoadingNote label="Opening your room" />
      <div className="flex h-14 shrink-0 items-center gap-3 border-line border-b px-4">
        <Skeleton className="size-8" />
        <Skeleton className="h-5 w-40" />
        <Skeleton className="ms-auto h-9 w-24" />
      </div>
      <div className="flex min-h-0 flex-1">
        <Skeleton className="h-full flex-1 rounded-none" />
        <div className="hidden w-90 shrink-0 flex-col gap-4 border-line border-s p-5 md:flex">
          <Skeleton className="h-4 w-20" />
          <Skeleton className="h-9 w-44" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-4/5" />
        </div>
      </div>
    </div>
  );
}
