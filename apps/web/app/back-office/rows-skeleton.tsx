import { LoadingNote, Skeleton } from '../ui/skeleton.tsx';

/** Rows that are on their way. */
export function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="flex flex-col gap-2">
      <LoadingNote label={label} />
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton className="h-11" key={row} />
      ))}
    </div>
  );
}
