import { type CSSProperties, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { IconTips } from '../../ui/icon-tips.tsx';
import { Notice } from '../../ui/notice.tsx';
import { emptyDocument } from './marks/photo-document.ts';
import { MarksConflict } from './marks-conflict.tsx';
import { StepPanel } from './panel/step-panel.tsx';
import { PhotoBar } from './photo-bar.tsx';
import { PhotoSkeleton } from './photo-skeleton.tsx';
import type { Draft, KeptMarks } from './saving/draft-db.ts';
import { Stage } from './stage/stage.tsx';
import { PhotoContext, useMarks, useOpenPhoto, usePhoto, useWork } from './state/photo-context.ts';
import { useHistoryKeys } from './use-history-keys.ts';
import { useOpen } from './use-open.ts';

export interface WorkbenchProps {
  readonly draft: Draft;
  /** Rejects if the marks could not be saved, with MarkedElsewhere if others are there by now. */
  readonly keep: (marks: KeptMarks) => Promise<void>;
  /** The current marks are not saved yet. */
  readonly startsUnkept?: boolean;
  /** The person has seen the marks made elsewhere. */
  readonly onSettled?: () => void;
  readonly place: 'device' | 'account';
  /** Whether the photo itself could be saved. */
  readonly isKept?: boolean;
  /** Deletes the photo from this device. */
  readonly onStartOver?: () => void;
}

/** An open photo with the steps beside it. */
export function Workbench(props: WorkbenchProps) {
  const { isKept = true } = props;
  const { open, isSaved, theirs, onSettled } = useOpen(props);
  if (!open) return <PhotoSkeleton />;
  return (
    <PhotoContext value={open}>
      <div className="flex h-dvh flex-col overflow-hidden">
        <Bar />
        <div className="flex min-h-0 flex-1 max-lg:flex-col">
          <StagePlace />
          <StepPanel />
        </div>
        <Notes isKept={isKept && isSaved} />
      </div>
      {theirs && <MarksConflict onSettled={onSettled} theirs={theirs} />}
    </PhotoContext>
  );
}

/** Above the steps it takes only the height that the photo needs. */
function StagePlace() {
  const { width, height } = useMarks();
  const share = { '--share': `${(height / width) * 100}vw` } as CSSProperties;
  return (
    <div
      className="min-h-0 min-w-0 flex-1 max-lg:h-[min(48dvh,calc(var(--share)+1rem))] max-lg:flex-none"
      style={share}
    >
      <Stage />
    </div>
  );
}

function Bar() {
  const { history, undo, redo, change, show } = usePhoto((state) => state);
  const { place } = useOpenPhoto();
  const [isAsking, setAsking] = useState(false);
  useHistoryKeys();
  const words = place === 'device' ? 'Start over' : 'Remove marks';

  /** Can be undone: the photo stays in the account. */
  function removeMarks() {
    change('Remove marks', ({ width, height, lens }) => emptyDocument(width, height, lens));
    show({ step: 'measure', surfaceId: null });
  }

  const back = history.done.at(-1)?.label;
  const forth = history.undone.at(-1)?.label;
  return (
    <PhotoBar>
      <IconButton
        icon="undo"
        isDisabled={back === undefined}
        label={back === undefined ? 'Undo' : `Undo: ${back}`}
        onPress={undo}
      />
      <IconButton
        icon="redo"
        isDisabled={forth === undefined}
        label={forth === undefined ? 'Redo' : `Redo: ${forth}`}
        onPress={redo}
      />
      <Button
        aria-label={words}
        icon="trash"
        kind="quiet"
        onPress={place === 'device' ? () => setAsking(true) : removeMarks}
        size="small"
      >
        <span className="max-md:hidden">{words}</span>
      </Button>
      <StartOver isOpen={isAsking} onClose={() => setAsking(false)} />
      <IconTips />
    </PhotoBar>
  );
}

function StartOver({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { startOver } = useOpenPhoto();
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Keep it
          </Button>
          <Button kind="danger" onPress={startOver}>
            Start over
          </Button>
        </>
      }
      isAlert
      isOpen={isOpen}
      onClose={onClose}
      title="Start over with another photo?"
    >
      <p>The photo and everything marked on it are removed from this device.</p>
    </Dialog>
  );
}

/** Problems of the whole page: the work failed, or nothing can be saved here. */
function Notes({ isKept }: { readonly isKept: boolean }) {
  const failure = useWork((state) => state.failure);
  const { workAgain, place } = useOpenPhoto();
  if (failure === null && isKept) return null;
  return (
    <div className="flex flex-col gap-2 border-line border-t p-3">
      {failure !== null && (
        <Notice
          action={
            <Button onPress={workAgain} size="small">
              Try again
            </Button>
          }
          isUrgent
          kind="danger"
        >
          {failure}
        </Notice>
      )}
      {!isKept && (
        <Notice kind="warning">
          {place === 'device'
            ? 'This browser cannot save the photo. It will be gone when you close or reload the page.'
            : 'Your marks could not be saved to your account just now. We will try again at the next change.'}
        </Notice>
      )}
    </div>
  );
}
