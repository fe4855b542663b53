import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

export function RoomSkeleton() {
  return (
    <div className="flex h-full flex-col">
      <LoadingNote label="The chat is loading" />
      <div className="border-line border-b p-4">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="mt-2 h-4 w-28" />
      </div>
      <div className="flex flex-1 flex-col justify-end gap-3 p-4">
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="h-12 w-2/5 self-end" />
        <Skeleton className="h-16 w-1/2" />
      </div>
      <div className="border-line border-t p-3">
        <Skeleton className="h-11 w-full" />
      </div>
    </div>
  );
}
