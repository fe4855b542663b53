import { ARRIVAL_LIMITS } from '@wevisu/domain/orders/arrival-check.ts';
import { useId, useState } from 'react';
import { useFileAddress } from '../../../platform/use-file-address.ts';
import { buttonClass } from '../../../ui/button-style.ts';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { DraftPhoto } from '../draft/check-draft.ts';
import { shrinkPhoto } from '../draft/shrink-photo.ts';
import { ArrivalPhoto } from '../signed/arrival-photo.tsx';

interface PhotoStripProps {
  readonly product: string;
  readonly photos: readonly DraftPhoto[];
  readonly onAdd: (photos: readonly DraftPhoto[]) => void;
  readonly onRemove: (key: string) => void;
}

/** Photos of a line, taken with the phone's camera or chosen. */
export function PhotoStrip({ product, photos, onAdd, onRemove }: PhotoStripProps) {
  const id = useId();
  const [isReading, setReading] = useState(false);
  const free = ARRIVAL_LIMITS.photos - photos.length;

  async function add(files: readonly File[]) {
    setReading(true);
    const taken: DraftPhoto[] = [];
    for (const file of files.slice(0, free))
      taken.push({ key: crypto.randomUUID(), blob: await shrinkPhoto(file), id: null });
    onAdd(taken);
    setReading(false);
  }

  return (
    <div>
      {photos.length > 0 && (
        <ul className="mb-3 flex flex-wrap gap-3">
          {photos.map((photo, at) => (
            <li className="relative" key={photo.key}>
              <Thumbnail alt={`Photo ${at + 1} of ${product}`} photo={photo} />
              <span className="absolute -end-3 -top-3 rounded-full bg-surface shadow-soft">
                <IconButton
                  icon="x"
                  label={`Remove photo ${at + 1} of ${product}`}
                  onPress={() => onRemove(photo.key)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {free > 0 && (
        <span className="relative inline-flex">
          <input
            accept="image/*"
            aria-label={`Take photos of ${product}`}
            capture="environment"
            className="peer absolute inset-0 z-10 w-full cursor-pointer opacity-0"
            disabled={isReading}
            id={id}
            multiple
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              event.target.value = '';
              if (files.length > 0) void add(files);
            }}
            type="file"
          />
          <span
            aria-hidden="true"
            className={`${buttonClass({ kind: 'secondary', size: undefined, className: undefined })} peer-focus-visible:outline-2 peer-focus-visible:outline-accent-text`}
          >
            <Icon name="camera" />
            {isReading
              ? 'Adding the photo'
              : photos.length === 0
                ? 'Take a photo'
                : 'Another photo'}
          </span>
        </span>
      )}
    </div>
  );
}

function Thumbnail({ photo, alt }: { readonly photo: DraftPhoto; readonly alt: string }) {
  const address = useFileAddress(photo.blob ?? undefined);
  if (photo.blob === null && photo.id !== null) return <ArrivalPhoto alt={alt} id={photo.id} />;
  return (
    <span className="block size-16 overflow-hidden rounded-control border border-line bg-sunken">
      {address !== null && <img alt={alt} className="size-full object-cover" src={address} />}
    </span>
  );
}
