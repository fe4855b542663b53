import { formatCount } from '@wevisu/domain/format-count.ts';
import { Button } from '../../ui/button.tsx';

export interface MoreRowsProps {
  readonly shown: number;
  readonly total: number;
  readonly isTotalExact: boolean;
  readonly isMore: boolean;
  readonly isLoading: boolean;
  readonly onMore: () => void;
}

/** How much of a list is shown, and the button for more. */
export function MoreRows({ shown, total, isTotalExact, ...more }: MoreRowsProps) {
  return (
    <div className="mt-4 flex items-center justify-between gap-4">
      <p className="figures text-muted" role="status">
        {formatCount(shown)} of {formatCount(total)}
        {isTotalExact ? '' : '+'}
      </p>
      {more.isMore && (
        <Button isPending={more.isLoading} kind="secondary" onPress={more.onMore} size="small">
          Show more
        </Button>
      )}
    </div>
  );
}
