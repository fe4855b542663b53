import { LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { FileField } from '../../ui/file-field.tsx';
import { sendPhoto } from './file-calls.ts';
import { moveItem } from './move-item.ts';
import { Panel } from './panel.tsx';
import type { PanelProps } from './panel-props.ts';
import { PhotoCard } from './photo-card.tsx';
import { useUpload } from './use-upload.ts';

const CropDialog = late(() => import('./crop-dialog.tsx'));
const { maxFiles, maxMegabytes, minSize } = LISTING_PHOTO;

/** G-62, CAT-14, CAT-15: the vendor's own pictures, in the order in which the shop shows them. */
export function PhotosPanel({ content, change, problems }: PanelProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const upload = useUpload('photo');
  const { photos } = content;

  const move = (from: number, to: number) => {
    change({ photos: moveItem(photos, from, to) });
    setSaid(`Picture ${from + 1} is number ${to + 1} now.`);
  };
  return (
    <Panel title="Pictures">
      <p className="mb-3 text-muted">
        Shown beside the rendered picture, the first one first. They are live once our staff have
        approved them.
      </p>
      <ol className="grid gap-3 sm:grid-cols-3">
        {photos.map((photo, place) => (
          <PhotoCard
            count={photos.length}
            key={photo.file}
            onAlt={(alt) =>
              change({ photos: photos.map((one) => (one === photo ? { ...one, alt } : one)) })
            }
            onDrag={setDragged}
            onDrop={() => {
              if (dragged !== null && dragged !== place) move(dragged, place);
              setDragged(null);
            }}
            onMove={move}
            onRemove={() => change({ photos: photos.filter((one) => one !== photo) })}
            photo={photo}
            place={place}
            problem={problems[`photos.${photo.file}`]}
          />
        ))}
      </ol>
      <p aria-live="polite" className="reader-only">
        {said}
      </p>
      {photos.length < maxFiles ? (
        <FileField
          accept="image/*"
          className={photos.length === 0 ? '' : 'mt-4'}
          file={null}
          hint={`JPG, PNG, GIF, BMP or SVG, at least ${minSize.width} × ${minSize.height} pixels after the crop, up to ${maxMegabytes} MB.`}
          label="Add a picture"
          name="photo"
          onChange={(file) => {
            upload.forget();
            setChosen(file);
          }}
        />
      ) : (
        <p className="mt-4 text-muted">{maxFiles} pictures are the most.</p>
      )}
      {chosen !== null && (
        <Suspense>
          <CropDialog
            file={chosen}
            isPending={upload.isPending}
            onCancel={() => setChosen(null)}
            onUse={(part) =>
              void upload.run(async () => {
                const { file } = await sendPhoto(chosen, part);
                change({ photos: [...photos, { file, alt: '' }] });
                setChosen(null);
              })
            }
            problem={upload.problem}
          />
        </Suspense>
      )}
    </Panel>
  );
}
