import { logoAddress } from '@wevisu/contract/media.ts';
import type { ShowroomEditor } from '@wevisu/contract/pros.ts';
import { SHOWROOM_PICTURE } from '@wevisu/domain/people/showroom-picture.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FileField } from '../../../ui/file-field.tsx';
import { dropPicture, type PictureKind, sendPicture } from '../pro-calls.ts';
import { useSend } from './use-send.ts';

const TITLES: Readonly<Record<PictureKind, string>> = {
  logo: 'Logo',
  opening: 'Opening picture',
};

interface PictureSectionProps {
  readonly kind: PictureKind;
  readonly showroom: ShowroomEditor;
  readonly onChanged: (showroom: ShowroomEditor) => void;
}

/** One of the showroom's two pictures: upload, replace, remove. */
export function PictureSection({ kind, showroom, onChanged }: PictureSectionProps) {
  const [file, setFile] = useState<File | null>(null);
  const { errors, isPending, send } = useSend();
  const { minSize, ...rest } = SHOWROOM_PICTURE[kind];
  const logo = showroom.logo === null ? null : logoAddress(showroom.logo);
  const shown = kind === 'logo' ? logo : showroom.opening_picture;
  const title = TITLES[kind];

  function choose(chosen: File | null) {
    setFile(chosen);
    if (chosen === null) return;
    void send(async () => {
      onChanged(await sendPicture(kind, chosen));
      setFile(null);
    });
  }

  return (
    <section
      aria-label={title}
      className="grid gap-3 rounded-card border border-line bg-surface p-4"
    >
      {shown !== null && (
        <img
          alt={`Your ${title.toLowerCase()}`}
          className={kind === 'logo' ? 'h-12 max-w-48 object-contain' : 'rounded-control'}
          height={kind === 'logo' ? 48 : rest.smallPx / 2}
          src={shown}
          width={kind === 'logo' ? 192 : rest.smallPx}
        />
      )}
      <FileField
        accept="image/*"
        error={errors.file}
        file={file}
        hint={`At least ${minSize.width} × ${minSize.height} pixels, at most ${SHOWROOM_PICTURE.maxMegabytes} MB.`}
        label={title}
        name={kind}
        onChange={choose}
      />
      {isPending && <p role="status">Saving…</p>}
      {shown !== null && (
        <Button
          className="justify-self-start"
          kind="quiet"
          onPress={() => void send(async () => onChanged(await dropPicture(kind)))}
          size="small"
        >
          Remove
        </Button>
      )}
    </section>
  );
}
