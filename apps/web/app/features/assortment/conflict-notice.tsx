import { SavedMeanwhile } from '../../back-office/conflict/saved-meanwhile.tsx';
import { type DraftRules, differences } from './draft-rules.ts';

interface ConflictNoticeProps {
  readonly mine: DraftRules;
  readonly theirs: DraftRules;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people edited: what differs, and the choice. */
export function ConflictNotice({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  return (
    <SavedMeanwhile onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} what="the assortment">
      <ul className="mt-1 grid gap-1">
        {differences(mine, theirs).map(({ label, mine: own, theirs: other }) => (
          <li className="break-words" key={label}>
            <strong className="font-[550]">{label}</strong>: yours {own}, saved {other}
          </li>
        ))}
      </ul>
    </SavedMeanwhile>
  );
}
