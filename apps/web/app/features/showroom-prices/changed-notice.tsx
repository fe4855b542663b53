import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';

interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

interface ChangedNoticeProps {
  /** 'This markup was changed meanwhile'. */
  readonly title: string;
  /** What the server said to the last attempt to save; null before one. */
  readonly refusal: string | null;
  readonly differences: readonly Difference[];
  readonly isSaving: boolean;
  readonly onSaveMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Two people changed the same: what was typed stays, what is saved stands beside it, and one of them is chosen. */
export function ChangedNotice(props: ChangedNoticeProps) {
  const { title, refusal, differences, isSaving, onSaveMine, onTakeTheirs } = props;
  return (
    <Notice
      action={
        <>
          <Button isPending={isSaving} onPress={onSaveMine} size="small">
            Save mine
          </Button>
          <Button kind="secondary" onPress={onTakeTheirs} size="small">
            Take what is saved
          </Button>
        </>
      }
      className="mt-3"
      isUrgent
      kind="warning"
      title={title}
    >
      {refusal !== null && <p>{refusal}</p>}
      <dl className="mt-1 grid gap-2">
        {differences.map(({ label, mine, theirs }) => (
          <div key={label}>
            <dt className="font-[550]">{label}</dt>
            <dd className="figures break-words">Yours: {mine}</dd>
            <dd className="figures break-words">Saved: {theirs}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
