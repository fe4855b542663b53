import { type DragEvent, useId, useState } from 'react';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';

export interface AddPicturesProps {
  readonly onChoose: (files: readonly File[]) => void;
  /** The first one explains what pictures are for and takes the full width. */
  readonly isAlone: boolean;
}

/** Accepted types; phones convert their own format to JPEG if it is not listed. */
const ACCEPT = 'image/jpeg,image/png,image/webp,image/gif,image/bmp,image/svg+xml';

/**
 * The browser's file input, invisible on top of our own box, so that it can be clicked, used by keyboard, and
 * dropped on.
 */
export function AddPictures({ onChoose, isAlone }: AddPicturesProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const over = (is: boolean) => (_: DragEvent) => setOver(is);
  const words = (
    <>
      <label
        className="mt-4 block font-sans text-16 text-ink font-[520] leading-snug group-hover:underline underline-offset-3"
        htmlFor={id}
      >
        {isAlone ? 'Add your first picture' : 'Add pictures'}
      </label>
      <p className="mt-0.5 text-14 text-muted" id={`${id}-hint`}>
        {isAlone && 'Choose files, or drop them here. '}
        JPG, PNG, GIF, BMP, SVG or WebP, up to 20 MB, at least 200 by 150 pixels.
      </p>
    </>
  );
  return (
    <div className="group relative">
      <input
        accept={ACCEPT}
        aria-describedby={`${id}-hint`}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        id={id}
        multiple
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
        onDragEnter={over(true)}
        onDragLeave={over(false)}
        onDrop={over(false)}
        type="file"
      />
      <div
        className={cx(
          'grid place-content-center justify-items-center rounded-card border border-dashed text-muted transition-colors',
          'group-hover:border-ink group-hover:text-ink peer-focus-visible:outline-2 peer-focus-visible:outline-accent-text peer-focus-visible:outline-offset-2',
          isOver ? 'border-ink bg-accent-tint text-ink' : 'border-edge',
          isAlone ? 'min-h-56 px-5 py-8 text-center' : 'aspect-[3/2]',
        )}
      >
        <Icon name="plus" size={28} />
        {isAlone && words}
      </div>
      {!isAlone && words}
    </div>
  );
}
