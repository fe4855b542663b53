import type { LostLines } from '@wevisu/contract/assortment.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useFocusWhenSaved } from '../../back-office/use-focus-when-saved.ts';
import { Button } from '../../ui/button.tsx';

/** Where the skip link before the rules leads. */
export const SAVE_BAR_ID = 'assortment-save';

interface SaveBarProps {
  readonly isDirty: boolean;
  readonly isPending: boolean;
  /** Whether the counts are of an earlier draft. */
  readonly isWaiting: boolean;
  /** Null for a draft that is saved or not counted yet. */
  readonly lost: LostLines | null;
  readonly rules: number;
  readonly onSave: () => void;
  readonly onUndo: () => void;
}

/** What saving would do to open carts, said before it is done. */
export function SaveBar(props: SaveBarProps) {
  const { isDirty, isPending, isWaiting, lost, rules, onSave, onUndo } = props;
  const ref = useFocusWhenSaved(isDirty);
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line bg-surface px-4 py-3">
      <div className="min-w-0 flex-1" id={SAVE_BAR_ID} ref={ref} role="status" tabIndex={-1}>
        <p className="text-muted">
          {isDirty ? 'Not saved yet' : 'Everything is saved'} · {formatCount(rules)}{' '}
          {rules === 1 ? 'rule' : 'rules'}
        </p>
        {lost !== null && lost.lines > 0 && <p className="text-warning">{lostText(lost)}</p>}
      </div>
      <div className="flex gap-2">
        {isDirty && (
          <Button kind="quiet" onPress={onUndo}>
            Undo
          </Button>
        )}
        <Button isDisabled={!isDirty || isWaiting} isPending={isPending} onPress={onSave}>
          Save
        </Button>
      </div>
    </div>
  );
}

function lostText({ carts, lines, products }: LostLines): string {
  const inCarts = carts === 1 ? '1 open cart' : `${formatCount(carts)} open carts`;
  const ofLines = lines === 1 ? '1 line' : `${formatCount(lines)} lines`;
  const names = products.slice(0, 3).join(', ');
  return `${ofLines} in ${inCarts} can't be bought any more: ${names}${products.length > 3 ? ' and others' : ''}.`;
}
