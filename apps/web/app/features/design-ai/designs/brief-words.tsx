import { cx } from '../../../ui/cx.ts';

/** What a person wrote for a run. */
export function BriefWords({
  text,
  className,
}: {
  readonly text: string;
  readonly className?: string;
}) {
  if (text === '') return null;
  return (
    <blockquote className={cx('max-w-prose break-words text-18 text-muted', className)}>
      “{text}”
    </blockquote>
  );
}
