import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

export function ChecklistSkeleton() {
  return (
    <div className="mt-8">
      <LoadingNote label="Your checklist is loading" />
      <Skeleton className="h-7 w-2/5" />
      <Skeleton className="mt-3 h-4 w-24" />
      <div className="mt-8 flex flex-col gap-6">
        {['w-4/5', 'w-3/5', 'w-2/3', 'w-1/2'].map((width) => (
          <span aria-hidden="true" className="flex items-center gap-3" key={width}>
            <Skeleton className="size-5" />
            <Skeleton className={`h-5 ${width}`} />
          </span>
        ))}
      </div>
    </div>
  );
}
