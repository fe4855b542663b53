import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

export function HiresSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="flex max-w-[960px] flex-col gap-2">
      <LoadingNote label={label} />
      {[1, 2, 3, 4].map((row) => (
        <Skeleton className="h-16" key={row} />
      ))}
    </div>
  );
}
