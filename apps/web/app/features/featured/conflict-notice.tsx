import { SavedMeanwhile } from '../../back-office/conflict/saved-meanwhile.tsx';
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
    <SavedMeanwhile
      onKeepMine={onKeepMine}
      onTakeTheirs={onTakeTheirs}
      what="the featured products"
    >
      <p className="mt-1 break-words">Yours: {namesOf(mine)}</p>
      <p className="break-words">Saved: {namesOf(theirs)}</p>
    </SavedMeanwhile>
  );
}

function namesOf(pick: Pick): string {
  return pick.length === 0 ? 'nothing' : pick.map(({ name }) => name).join(', ');
}
