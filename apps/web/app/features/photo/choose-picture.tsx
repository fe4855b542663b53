import { type DragEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ACCEPTED } from '../own-pictures/check-picture.ts';
import { PhotoBar } from './photo-bar.tsx';
import { SAMPLE } from './picture/sample.ts';

export interface ChoosePictureProps {
  /** Why a file could not be opened; null if it was. */
  readonly onChoose: (file: File) => Promise<string | null>;
  readonly onSample: () => Promise<string | null>;
}

/** Picks a photo: from the device, from its camera, dropped onto the page, or one of our sample rooms. */
export function ChoosePicture({ onChoose, onSample }: ChoosePictureProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOver, setOver] = useState(false);

  async function open(take: () => Promise<string | null>) {
    setProblem(null);
    setBusy(true);
    try {
      setProblem(await take());
    } catch {
      setProblem('It could not be loaded. Please try again.');
    }
    setBusy(false);
  }

  function choose(file: File | undefined) {
    if (file && !isBusy) void open(() => onChoose(file));
  }

  const drop = {
    onDragOver(event: DragEvent) {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      event.preventDefault();
      setOver(false);
      choose(event.dataTransfer.files[0]);
    },
  };

  return (
    <div className="flex min-h-dvh flex-col" {...drop}>
      <PhotoBar />
      <div className="page grid flex-1 items-center gap-10 py-8 md:grid-cols-2 md:gap-14 md:py-12">
        <div>
          <p className="eyebrow">In your own room</p>
          <h2 className="mt-3 max-w-[16ch] text-36 md:text-48">
            See it on your floor before you buy
          </h2>
          <p className="mt-4 max-w-prose text-18 text-muted">
            Take a photo of the room, mark four corners on its floor and type one length. Then lay
            any tile or wood on it, and see how many boxes it takes.
          </p>
          <div
            className={cx(
              'mt-7 flex flex-col items-start gap-4 rounded-card border border-dashed p-5',
              isOver ? 'border-accent bg-accent-tint' : 'border-edge',
            )}
          >
            <div className="flex flex-wrap gap-3">
              <FileButton isBusy={isBusy} label="Choose a photo" onFile={choose} />
              <FileButton
                className="pointer-fine:hidden"
                isBusy={isBusy}
                isCamera
                label="Take a photo"
                onFile={choose}
              />
            </div>
            <p className="text-14 text-muted">
              <span className="max-md:hidden">Or drop it anywhere here. </span>
              JPG, PNG or WebP up to 50 MB. It stays on this device.
            </p>
            <div aria-live="polite" className="w-full empty:hidden">
              {isBusy && <p className="text-14">Opening the photo…</p>}
              {problem && <Notice kind="danger">{problem}</Notice>}
            </div>
          </div>
          <p className="mt-4 flex items-start gap-2 text-14 text-muted">
            <Icon name="info" size={18} />
            Good photos show much of the floor, with a rug, tiles or an edge that you can measure.
          </p>
        </div>
        <figure className="min-w-0">
          <img
            alt="A kitchen with a clear wooden floor"
            className="h-auto w-full rounded-card bg-sunken"
            height={SAMPLE.height}
            src={SAMPLE.address}
            width={SAMPLE.width}
          />
          <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-3">
            <span className="text-14 text-muted">No photo at hand?</span>
            <Button
              isDisabled={isBusy}
              kind="secondary"
              onPress={() => void open(onSample)}
              size="small"
            >
              Try with this photo
            </Button>
          </figcaption>
        </figure>
      </div>
    </div>
  );
}

interface FileButtonProps {
  readonly label: string;
  readonly isBusy: boolean;
  readonly isCamera?: boolean;
  readonly className?: string;
  readonly onFile: (file: File | undefined) => void;
}

/** The browser's file picker or camera, behind our own button. */
function FileButton({ label, isBusy, isCamera = false, className, onFile }: FileButtonProps) {
  const id = useId();
  return (
    <span className={cx('relative', className)}>
      <input
        accept={ACCEPTED}
        className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
        disabled={isBusy}
        id={id}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // The same file can be chosen again.
          event.target.value = '';
        }}
        type="file"
        {...(isCamera ? { capture: 'environment' as const } : {})}
      />
      <label
        className={cx(
          buttonClass({ kind: isCamera ? 'secondary' : 'primary', size: 'large' }),
          'peer-focus-visible:outline-2 peer-focus-visible:outline-accent-text peer-focus-visible:outline-offset-2',
        )}
        htmlFor={id}
      >
        <Icon name={isCamera ? 'phone' : 'plus'} />
        {label}
      </label>
    </span>
  );
}
