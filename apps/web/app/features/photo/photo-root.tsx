import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { AccountPhoto } from './account-photo.tsx';
import { ChoosePicture } from './choose-picture.tsx';
import { emptyDocument } from './marks/photo-document.ts';
import { PhotoSkeleton } from './photo-skeleton.tsx';
import { fetchSample, sampleDocument } from './picture/sample.ts';
import { type TakenPicture, takePicture } from './picture/take-picture.ts';
import {
  type Draft,
  forgetDraft,
  keepDraft,
  keepMarks,
  newPhotoId,
  readDraft,
} from './saving/draft-db.ts';
import { Workbench } from './workbench.tsx';

/** undefined while it loads. */
type Opened = Draft | null | undefined;

/** Opens the account's picture that the address names, or else the photo on this device. */
export default function PhotoRoot() {
  const [params] = useSearchParams();
  const id = params.get('picture');
  return id !== null && /^[1-9]\d{0,8}$/.test(id) ? (
    <AccountPhoto id={Number(id)} key={id} />
  ) : (
    <DevicePhoto />
  );
}

/** Opens the photo stored on this device, or asks for one. */
function DevicePhoto() {
  const [draft, setDraft] = useState<Opened>(undefined);
  const [isKept, setKept] = useState(true);

  useEffect(() => {
    let isGone = false;
    void readDraft().then((kept) => {
      if (!isGone) setDraft(kept);
    });
    return () => {
      isGone = true;
    };
  }, []);

  async function open(next: Draft): Promise<void> {
    setDraft(next);
    setKept(
      await keepDraft(next).then(
        () => true,
        () => false,
      ),
    );
  }

  /** null if it is open now, or why not. */
  async function choose(file: Blob, isSample: boolean): Promise<string | null> {
    const taken: TakenPicture = await takePicture(file);
    if ('problem' in taken) return taken.problem;
    const { picture, width, height, lens } = taken;
    const document = isSample ? sampleDocument(width, height) : emptyDocument(width, height, lens);
    void open({ id: newPhotoId(), picture, document, products: {} });
    return null;
  }

  if (draft === undefined) return <PhotoSkeleton />;
  if (draft === null) {
    return (
      <ChoosePicture
        onChoose={(file) => choose(file, false)}
        onSample={async () => choose(await fetchSample(), true)}
      />
    );
  }
  return (
    <Workbench
      draft={draft}
      isKept={isKept}
      keep={(marks) => keepMarks(draft.id, marks)}
      place="device"
      onStartOver={() => {
        void forgetDraft(draft.id);
        setDraft(null);
      }}
    />
  );
}
