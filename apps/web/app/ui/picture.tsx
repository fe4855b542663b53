import { cx } from './cx.ts';

export interface PictureProps {
  /** Alt text; empty if the text next to it says the same. */
  readonly alt: string;
  /** URL of the picture at a width in pixels. */
  readonly srcOf: (width: number) => string;
  readonly widths: readonly number[];
  /** The `sizes` attribute: how wide it is shown. */
  readonly sizes: string;
  /** Aspect ratio of the file. */
  readonly ratio?: readonly [number, number];
  /** Load eagerly: only for the first picture of a page. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** Marks the pictures that retry-pictures.ts retries. */
export const RETRY_ATTRIBUTE = 'data-retry';

/** A responsive picture that reserves its space while it loads. */
export function Picture(props: PictureProps) {
  const { alt, srcOf, widths, sizes, ratio = [1, 1], isFirst = false, className } = props;
  const largest = widths.at(-1) ?? 640;
  return (
    <img
      {...{ [RETRY_ATTRIBUTE]: '' }}
      alt={alt}
      className={cx('block h-auto w-full rounded-card bg-sunken object-cover', className)}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      height={Math.round((largest * ratio[1]) / ratio[0])}
      loading={isFirst ? 'eager' : 'lazy'}
      sizes={sizes}
      src={srcOf(widths[Math.floor(widths.length / 2)] ?? largest)}
      srcSet={widths.map((width) => `${srcOf(width)} ${width}w`).join(', ')}
      width={largest}
    />
  );
}
