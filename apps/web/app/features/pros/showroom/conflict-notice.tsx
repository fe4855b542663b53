import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
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
      title="Someone else saved this showroom meanwhile"
    >
      <dl className="mt-1 grid gap-2">
        {compareDrafts(mine, theirs).map(({ label, mine: own, theirs: other }) => (
          <div key={label}>
            <dt className="font-[550]">{label}</dt>
            <dd className="break-words">Yours: {own}</dd>
            <dd className="break-words">Saved: {other}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
