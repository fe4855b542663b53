import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface SavedMeanwhileProps {
  /** What it is, as 'this showroom'. */
  readonly what: string;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
  /** Both sides, where they differ. */
  readonly children: ReactNode;
}

/** Two people edited one record: what differs, and the choice. */
export function SavedMeanwhile({ what, onKeepMine, onTakeTheirs, children }: SavedMeanwhileProps) {
  return (
    <Notice
      action={
        <>
          <Button onPress={onKeepMine} size="small">
            Save mine
          </Button>
          <Button kind="secondary" onPress={onTakeTheirs} size="small">
            Take what is saved
          </Button>
        </>
      }
      isUrgent
      kind="warning"
      title={`Someone else saved ${what} meanwhile`}
    >
      {children}
    </Notice>
  );
}
