import { useState } from 'react';
import { MediaPicture } from '../../platform/media-picture.tsx';
import { cx } from '../../ui/cx.ts';

export interface ProductGalleryProps {
  readonly name: string;
  readonly pictures: readonly string[];
  /** The picture of the chosen variant; another one comes into view when that changes. */
  readonly shown: string;
}

/** One large picture and all of them as small ones below. */
export function ProductGallery({ name, pictures, shown }: ProductGalleryProps) {
  const [picked, setPicked] = useState({ shown, picture: shown });
  // A choice among the small ones holds until another variant is chosen.
  const current = picked.shown === shown ? picked.picture : shown;
  return (
    <div>
      <MediaPicture
        alt={name}
        isFirst
        picture={current}
        sizes="(min-width: 1280px) 640px, (min-width: 1025px) 50vw, 94vw"
      />
      {pictures.length > 1 && (
        <ul aria-label="Pictures" className="mt-3 grid grid-cols-5 gap-2.5 sm:grid-cols-7">
          {pictures.map((picture, index) => (
            <li key={picture}>
              <button
                aria-label={`Picture ${index + 1} of ${pictures.length}`}
                aria-pressed={picture === current}
                className={cx(
                  'block w-full rounded-[10px] border-2 p-0.5 transition-colors',
                  picture === current
                    ? 'border-accent-text'
                    : 'border-transparent hover:border-line',
                )}
                onClick={() => setPicked({ shown, picture })}
                type="button"
              >
                <MediaPicture alt="" className="rounded-[6px]" picture={picture} sizes="88px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
