import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

export function CartSkeleton({ label = 'Your cart is loading' }: { readonly label?: string }) {
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_360px] lg:gap-16">
      <LoadingNote label={label} />
      <div>
        <Skeleton className="h-6 w-48" />
        {[1, 2, 3].map((row) => (
          <div className="mt-6 flex gap-5 border-line border-t pt-6" key={row}>
            <Skeleton className="size-24 shrink-0 rounded-card sm:size-32" />
            <div className="flex flex-1 flex-col gap-3">
              <Skeleton className="h-5 w-3/5" />
              <Skeleton className="h-4 w-2/5" />
              <Skeleton className="mt-2 h-11 w-36" />
            </div>
          </div>
        ))}
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
