import { useEffect, useRef, useState } from 'react';
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

/** A picture that is still being made is refused briefly; a retry gets it. */
const RETRY_MS = 2_500;
const MAX_TRIES = 4;

/** A responsive picture that reserves its space while it loads. */
export function Picture(props: PictureProps) {
  const { alt, srcOf, widths, sizes, ratio = [1, 1], isFirst = false, className } = props;
  const largest = widths.at(-1) ?? 640;
  const image = useRef<HTMLImageElement>(null);
  const [tries, setTries] = useState(1);
  const [isFailed, setFailed] = useState(false);

  useEffect(() => {
    // It may have failed before the script ran.
    const { complete = false, naturalWidth = 1 } = image.current ?? {};
    if ((!isFailed && !(complete && naturalWidth === 0)) || tries === MAX_TRIES) return;
    const timer = setTimeout(() => {
      setFailed(false);
      setTries(tries + 1);
    }, RETRY_MS * tries);
    return () => clearTimeout(timer);
  }, [isFailed, tries]);

  return (
    <img
      alt={alt}
      className={cx('block h-auto w-full rounded-card bg-sunken object-cover', className)}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      // A new element retries; the same one would keep its failure.
      key={tries}
      height={Math.round((largest * ratio[1]) / ratio[0])}
      onError={() => setFailed(true)}
      ref={image}
      loading={isFirst ? 'eager' : 'lazy'}
      sizes={sizes}
      src={srcOf(widths[Math.floor(widths.length / 2)] ?? largest)}
      srcSet={widths.map((width) => `${srcOf(width)} ${width}w`).join(', ')}
      width={largest}
    />
  );
}
