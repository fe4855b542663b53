import { SavedMeanwhile } from '../../../back-office/conflict/saved-meanwhile.tsx';
import { compareDrafts, type Draft } from './draft.ts';

interface ConflictNoticeProps {
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people edited: what differs, and the choice. */
export function ConflictNotice(props: ConflictNoticeProps) {
  const { mine, theirs, onKeepMine, onTakeTheirs } = props;
  return (
    <SavedMeanwhile onKeepMine={onKeepMine} onTakeTheirs={onTakeTheirs} what="this showroom">
      <dl className="mt-1 grid gap-2">
        {compareDrafts(mine, theirs).map(({ label, mine: own, theirs: other }) => (
          <div key={label}>
            <dt className="font-[550]">{label}</dt>
            <dd className="break-words">Yours: {own}</dd>
            <dd className="break-words">Saved: {other}</dd>
          </div>
        ))}
      </dl>
    </SavedMeanwhile>
  );
}
