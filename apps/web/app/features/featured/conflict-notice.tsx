import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Pick } from './pick.ts';

interface ConflictNoticeProps {
  readonly mine: Pick;
  readonly theirs: Pick;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people edited: both orders, and the choice. */
export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
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
      title="Someone else saved the featured products meanwhile"
    >
      <p className="mt-1 break-words">Yours: {namesOf(mine)}</p>
      <p className="break-words">Saved: {namesOf(theirs)}</p>
    </Notice>
  );
}

function namesOf(pick: Pick): string {
  return pick.length === 0 ? 'nothing' : pick.map(({ name }) => name).join(', ');
}
