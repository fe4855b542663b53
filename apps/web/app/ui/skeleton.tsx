import { cx } from './cx.ts';

/** A gray shape of the size that the real thing will have. Hidden from screen readers. */
export function Skeleton({ className }: { readonly className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        'block motion-safe:animate-[breathe_1.6s_ease-in-out_infinite] rounded-control bg-line/70',
        className,
      )}
    />
  );
}

/** Lines of running text, the last one shorter. */
export function TextSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton className={cx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} key={line} />
      ))}
    </span>
  );
}

/** A picture with two lines below: the true size of a card in a grid. */
export function CardSkeleton({ ratio = '1 / 1' }: { readonly ratio?: string }) {
  return (
    <span aria-hidden="true" className="flex flex-col">
      <span style={{ aspectRatio: ratio }}>
        <Skeleton className="size-full rounded-card" />
      </span>
      <Skeleton className="mt-4 h-4 w-2/5" />
      <Skeleton className="mt-2 h-5 w-4/5" />
      <Skeleton className="mt-2 h-5 w-1/3" />
    </span>
  );
}

/** Says to screen readers that the skeletons around it stand for something that is on its way. */
export function LoadingNote({ label }: { readonly label: string }) {
  return (
    <span className="reader-only" role="status">
      {label}
    </span>
  );
}
