import { cx } from './cx.ts';
import { Icon } from './icon.tsx';

export interface ReloadPictureProps {
  /** Alt text of the picture. */
  readonly name: string;
  /** The aspect ratio of the picture, and its layer if it is inside a link. */
  readonly className: string;
  readonly onReload: () => void;
}

/** Replaces a picture that could not be loaded. */
export function ReloadPicture({ name, className, onReload }: ReloadPictureProps) {
  return (
    <button
      className={cx(
        'grid w-full place-content-center justify-items-center gap-2 rounded-card bg-sunken px-3 text-14 text-muted hover:text-ink',
        className,
      )}
      onClick={onReload}
      type="button"
    >
      <Icon name="turn" />
      <span>
        Load the picture again<span className="reader-only">: {name}</span>
      </span>
    </button>
  );
}
