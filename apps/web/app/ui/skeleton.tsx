import { cx } from './cx.ts';

/** A gray shape in the size of the real content. Hidden from screen readers. */
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

/** Lines of text, the last one shorter. */
export function TextSkeleton({ lines = 3 }: { readonly lines?: number }) {
  return (
    <span aria-hidden="true" className="flex flex-col gap-3">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton className={cx('h-4', line === lines - 1 ? 'w-3/5' : 'w-full')} key={line} />
      ))}
    </span>
  );
}

/** Tells screen readers that the skeletons around it are loading content. */
export function LoadingNote({ label }: { readonly label: string }) {
  return (
    <span className="reader-only" role="status">
      {label}
    </span>
  );
}
