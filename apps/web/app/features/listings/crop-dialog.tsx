import type { Crop as Part } from '@wevisu/domain/listings/listing-file.ts';
import { useEffect, useState } from 'react';
import { type Crop, centerCrop, makeAspectCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface CropDialogProps {
  readonly file: File;
  readonly isPending: boolean;
  readonly problem: string | null;
  readonly onCancel: () => void;
  readonly onUse: (part: Part) => void;
}

/** Chooses the square of a picture that the shop shows. Arrow keys move and resize it too. */
export default function CropDialog(props: CropDialogProps) {
  const { file, isPending, problem, onCancel, onUse } = props;
  const [address, setAddress] = useState<string | null>(null);
  const [crop, setCrop] = useState<Crop>();
  const [isUnread, setUnread] = useState(false);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  const use = () => {
    if (crop === undefined) return;
    const { x, y, width, height } = crop;
    onUse({ x: x / 100, y: y / 100, width: width / 100, height: height / 100 });
  };
  return (
    <Dialog
      actions={
        <>
          <Button kind="quiet" onPress={onCancel}>
            Cancel
          </Button>
          <Button isDisabled={crop === undefined} isPending={isPending} onPress={use}>
            Use this square
          </Button>
        </>
      }
      isOpen
      onClose={onCancel}
      title="Crop the picture"
    >
      {isUnread ? (
        <p className="text-danger">This file is not a picture that browsers can show.</p>
      ) : (
        <>
          <p className="mb-3 text-muted">
            Move the square with the pointer or the arrow keys, or resize it at a corner.
          </p>
          {address !== null && (
            <ReactCrop
              ariaLabels={{
                cropArea: 'Square to keep: arrow keys move it',
                nwDragHandle: 'Upper left corner',
                nDragHandle: 'Upper side',
                neDragHandle: 'Upper right corner',
                eDragHandle: 'Right side',
                seDragHandle: 'Lower right corner',
                sDragHandle: 'Lower side',
                swDragHandle: 'Lower left corner',
                wDragHandle: 'Left side',
              }}
              aspect={1}
              {...(crop && { crop })}
              keepSelection
              minWidth={40}
              onChange={(_, percent) => setCrop(percent)}
            >
              <img
                alt="The chosen file"
                className="max-h-[50vh]"
                onError={() => setUnread(true)}
                onLoad={({ currentTarget: { width, height } }) => setCrop(squareIn(width, height))}
                src={address}
              />
            </ReactCrop>
          )}
        </>
      )}
      {problem !== null && (
        <p className="mt-3 text-danger" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}

/** The largest one, in the middle. */
function squareIn(width: number, height: number): Crop {
  const share = Math.min(1, height / width) * 100;
  return centerCrop(makeAspectCrop({ unit: '%', width: share }, 1, width, height), width, height);
}
