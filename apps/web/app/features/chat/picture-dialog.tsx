import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { ApiFailure } from '../../platform/api-failure.ts';
import { saveFile } from '../../platform/save-file.ts';
import { useFileAddress } from '../../platform/use-file-address.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { VEIL } from '../../ui/dialog-window.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { type AnchorChoice, type ChatFile, fetchFile } from './chat-calls.ts';
import { PictureStage, type StageMark } from './pictures/picture-stage.tsx';
import { moveSpot, type Spot } from './pictures/zoom.ts';
import type { SentPicture, SentSpot } from './sent-pictures.ts';

export interface PictureDialogProps {
  readonly room: string;
  /** Those of the messages that are loaded, in their order. */
  readonly pictures: readonly SentPicture[];
  readonly spots: readonly SentSpot[];
  readonly file: ChatFile;
  /** The number of the spot that was asked for; null for the whole picture. */
  readonly chosen: number | null;
  readonly onShow: (file: ChatFile) => void;
  readonly onPoint: (anchor: AnchorChoice) => void;
  /** To the message of a mark. */
  readonly onFind: (message: number) => void;
  readonly onClose: () => void;
}

const MIDDLE: Spot = { x: 500, y: 500 };
/** Thousandths that an arrow key moves a mark. */
const NUDGE = 20;
const ARROWS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-NUDGE, 0],
  ArrowRight: [NUDGE, 0],
  ArrowUp: [0, -NUDGE],
  ArrowDown: [0, NUDGE],
};

/** A picture of the chat, as large as the window: to look at closely, and to point at a spot in it. */
export default function PictureDialog(props: PictureDialogProps) {
  const { room, pictures, spots, file, chosen, onShow, onPoint, onFind, onClose } = props;
  const [wanted, setWanted] = useState(0);
  const [draft, setDraft] = useState<Spot | null>(null);
  const at = pictures.findIndex(({ file: { id } }) => id === file.id);
  const sent = pictures[at];
  const own = spots.filter((spot) => spot.file === file.id);
  const number = own.reduce((highest, spot) => Math.max(highest, spot.number), 0) + 1;
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['chat', 'picture', room, file.id],
    queryFn: ({ signal }) => fetchFile(room, { id: file.id, size: 'full' }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const address = useFileAddress(data);

  function step(by: 1 | -1) {
    const next = pictures[at + by];
    if (at === -1 || next === undefined) return;
    setDraft(null);
    onShow(next.file);
  }

  function press({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent) {
    if (altKey || ctrlKey || metaKey) return;
    const by = ARROWS[key];
    if (draft !== null && by !== undefined) setDraft(moveSpot(draft, ...by));
    else if (key === 'ArrowLeft') step(-1);
    else if (key === 'ArrowRight') step(1);
    else if (key === '+' || key === '=') setWanted(wanted + 1);
    else if (key === '-') setWanted(wanted - 1);
    else if (key === 'Enter' && draft !== null && !isControl(target)) point(draft);
  }

  function point(spot: Spot) {
    const label = `Spot ${number} in ${file.name}`;
    onPoint({ ref: { kind: 'spot', file: file.id, ...spot }, label });
  }

  const marks: StageMark[] = own.map((spot) => ({
    ...{ x: spot.x, y: spot.y, number: spot.number, label: spot.label },
    onPress: () => onFind(spot.message),
    isChosen: draft === null && spot.number === chosen,
  }));
  if (draft !== null) {
    marks.push({ ...draft, number, label: 'Yours', onPress: null, isChosen: true });
  }
  const place = pictures.length > 1 && at !== -1 ? `${at + 1} of ${pictures.length}` : '';
  return (
    <ModalOverlay className={VEIL} isDismissable isOpen onOpenChange={(open) => !open && onClose()}>
      <Modal className="fixed inset-0 h-(--visual-viewport-height) bg-surface text-ink">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: keys of the whole window */}
        <div className="h-full" onKeyDown={press}>
          <Dialog className="flex h-full flex-col outline-none">
            <header className="flex items-center gap-1 border-line border-b py-1.5 ps-4 pe-2">
              <div className="min-w-0 flex-1">
                <Heading className="truncate font-sans text-16 font-[560]" level={2} slot="title">
                  {file.name}
                </Heading>
                <p className="figures truncate text-12 text-muted">
                  {[sent && `From ${sent.author}`, place].filter(Boolean).join(' · ')}
                </p>
              </div>
              <IconButton icon="minus" label="Zoom out" onPress={() => setWanted(wanted - 1)} />
              <IconButton icon="plus" label="Zoom in" onPress={() => setWanted(wanted + 1)} />
              <IconButton
                icon="download"
                isDisabled={!data}
                label={`Save ${file.name}`}
                onPress={() => data && saveFile(data, file.name)}
              />
              <IconButton icon="x" label="Close" onPress={onClose} />
            </header>
            <div className="relative min-h-0 flex-1 bg-sunken">
              {error !== null ? (
                <Failed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
              ) : address === null || file.width === null || file.height === null ? (
                <Loading />
              ) : (
                <PictureStage
                  alt={sent ? `${file.name}, from ${sent.author}` : file.name}
                  key={file.id}
                  marks={marks}
                  onPoint={setDraft}
                  onStep={step}
                  picture={{ width: file.width, height: file.height }}
                  src={address}
                  wanted={wanted}
                />
              )}
              <Beside side="start">
                <IconButton
                  icon="left"
                  isDisabled={at <= 0}
                  label="Picture before"
                  look="round"
                  onPress={() => step(-1)}
                />
              </Beside>
              <Beside side="end">
                <IconButton
                  icon="right"
                  isDisabled={at === -1 || at === pictures.length - 1}
                  label="Next picture"
                  look="round"
                  onPress={() => step(1)}
                />
              </Beside>
            </div>
            <footer className="flex min-h-14 flex-wrap items-center justify-end gap-2 border-line border-t px-4 py-1.5">
              <p className="min-w-0 flex-1 basis-40 text-14 text-muted">
                {draft === null
                  ? 'Press the picture to point at a spot in it.'
                  : 'Press again, or use the arrow keys, to move the mark.'}
              </p>
              {draft === null ? (
                <Button
                  isDisabled={!data}
                  kind="secondary"
                  onPress={() => setDraft(MIDDLE)}
                  size="small"
                >
                  Point at a spot
                </Button>
              ) : (
                <>
                  <Button kind="quiet" onPress={() => setDraft(null)} size="small">
                    Remove the mark
                  </Button>
                  <Button autoFocus onPress={() => point(draft)} size="small">
                    Write about this spot
                  </Button>
                </>
              )}
            </footer>
            <LiveRegion>{draft && `Mark ${number} at ${percentText(draft)}`}</LiveRegion>
          </Dialog>
        </div>
      </Modal>
    </ModalOverlay>
  );
}

const isControl = (target: EventTarget) => target instanceof Element && target.closest('button');

const percentText = ({ x, y }: Spot) =>
  `${Math.round(x / 10)} percent from the left, ${Math.round(y / 10)} percent from the top`;

function Beside({
  side,
  children,
}: {
  readonly side: 'start' | 'end';
  readonly children: ReactNode;
}) {
  return (
    <div
      className={cx('absolute top-1/2 -translate-y-1/2', side === 'start' ? 'start-2' : 'end-2')}
    >
      {children}
    </div>
  );
}

function Loading() {
  return (
    <div className="grid size-full place-items-center p-6">
      <LoadingNote label="The picture is loading" />
      <Skeleton className="h-2/3 w-full max-w-3xl rounded-card" />
    </div>
  );
}

function Failed(of: {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}) {
  const { error, isRetrying, onRetry } = of;
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <div className="grid size-full place-content-center p-6">
      {isGone ? (
        <EmptyState icon="picture" title="This picture was removed">
          <p>Who sent it took the message back.</p>
        </EmptyState>
      ) : (
        <ErrorState
          isRetrying={isRetrying}
          onRetry={onRetry}
          title="This picture could not be loaded"
        />
      )}
    </div>
  );
}
