import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';

export function CheckoutSkeleton() {
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_360px] lg:gap-16">
      <LoadingNote label="Your order is loading" />
      <div className="flex flex-col gap-5">
        <Skeleton className="h-6 w-40" />
        <Skeleton className="h-24 rounded-card" />
        <Skeleton className="mt-4 h-6 w-40" />
        <Skeleton className="h-44 rounded-card" />
        <Skeleton className="h-44 rounded-card" />
      </div>
      <Skeleton className="h-80 rounded-card" />
    </div>
  );
}
