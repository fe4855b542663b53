import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';
import { useState } from 'react';
import { AskToDelete } from '../../ui/ask-to-delete.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { AddPictures } from './add-pictures.tsx';
import type { OwnPicture } from './picture-calls.ts';
import { PictureCard } from './picture-card.tsx';
import { PICTURE_GRID, PICTURES_ID, PicturesSkeleton } from './pictures-skeleton.tsx';
import { UploadList } from './upload-list.tsx';
import { useOwnPictures, usePictureChanges } from './use-own-pictures.ts';
import { useUploads } from './use-uploads.ts';

/** Two full rows of four, including the spot to add one. */
const FIRST_SHOWN = 8;

/** The pictures of the signed-in person, and a way to add one. */
export default function OwnPictures() {
  const { data, isLoadingError, isFetching, refetch } = useOwnPictures();
  const changes = usePictureChanges();
  const { uploads, said, add, again, remove } = useUploads(changes.add);
  const [showsAll, setShowsAll] = useState(false);
  const [asked, setAsked] = useState<OwnPicture | null>(null);
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="Your pictures could not be loaded"
      />
    );
  }
  if (!data) return <PicturesSkeleton />;
  const isFull = data.length >= OWN_PICTURE.maxPictures;
  const shown = showsAll ? data : data.slice(0, isFull ? FIRST_SHOWN : FIRST_SHOWN - 1);
  return (
    <>
      {isFull && (
        <Notice className="mt-6" kind="warning" title={`You have ${data.length} pictures`}>
          That is the limit. To add another, delete one you no longer need.
        </Notice>
      )}
      <UploadList onAgain={again} onRemove={remove} uploads={uploads} />
      <LiveRegion>{said}</LiveRegion>
      <ul className={PICTURE_GRID}>
        {!isFull && (
          <li className={data.length === 0 ? 'col-span-full' : ''}>
            <AddPictures isAlone={data.length === 0} onChoose={add} />
          </li>
        )}
        {shown.map((picture) => (
          <li key={picture.id}>
            <PictureCard
              onDelete={() => setAsked(picture)}
              onRename={(name) => changes.rename(picture.id, name)}
              picture={picture}
            />
          </li>
        ))}
      </ul>
      {shown.length < data.length && (
        <p className="mt-8 text-center">
          <Button kind="quiet" onPress={() => setShowsAll(true)}>
            Show all {data.length} pictures
          </Button>
        </p>
      )}
      {asked && (
        <AskToDelete
          focusId={PICTURES_ID}
          onClose={() => setAsked(null)}
          onDelete={() => changes.remove(asked.id)}
          title="Delete this picture?"
        >
          <p>
            “{asked.name}”{asked.has_marks && ' and your marks on it'} will be deleted permanently,
            on all your devices.
          </p>
        </AskToDelete>
      )}
    </>
  );
}
