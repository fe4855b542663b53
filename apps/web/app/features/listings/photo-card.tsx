import type { ListingPhoto } from '@wevisu/domain/listings/listing.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FilePicture } from './file-picture.tsx';

export interface PhotoCardProps {
  readonly photo: ListingPhoto;
  readonly place: number;
  readonly count: number;
  readonly problem: string | undefined;
  readonly onAlt: (alt: string) => void;
  readonly onMove: (from: number, to: number) => void;
  readonly onDrag: (place: number) => void;
  readonly onDrop: () => void;
  readonly onRemove: () => void;
}

/** A picture that is dragged to its place, or moved there by its buttons. */
export function PhotoCard(props: PhotoCardProps) {
  const { photo, place, count, problem, onAlt, onMove, onDrag, onDrop, onRemove } = props;
  const name = `picture ${place + 1}`;
  return (
    <li
      className="min-w-0 rounded-control border border-line p-2"
      onDragOver={(event) => event.preventDefault()}
      // Of the picture, which browsers let people drag, not of text in the field.
      onDragStart={(event) => {
        if (!(event.target instanceof HTMLImageElement)) return;
        event.dataTransfer.effectAllowed = 'move';
        onDrag(place);
      }}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
    >
      <FilePicture alt={photo.alt || `Picture ${place + 1}`} file={photo.file} viewer="vendor" />
      <TextField
        className="mt-2"
        error={problem}
        label={`What ${name} shows`}
        maxLength={200}
        onChange={onAlt}
        value={photo.alt}
      />
      <div className="mt-1 flex justify-between">
        <span className="flex">
          <IconButton
            icon="left"
            isDisabled={place === 0}
            label={`Move ${name} forward`}
            onPress={() => onMove(place, place - 1)}
          />
          <IconButton
            icon="right"
            isDisabled={place === count - 1}
            label={`Move ${name} back`}
            onPress={() => onMove(place, place + 1)}
          />
        </span>
        <IconButton icon="trash" label={`Remove ${name}`} onPress={onRemove} />
      </div>
    </li>
  );
}
