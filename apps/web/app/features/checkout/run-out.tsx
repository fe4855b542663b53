import { STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface RunOutProps {
  readonly isPending: boolean;
  readonly onRefresh: () => void;
}

/** The hold has expired: says so, and rechecks stock and prices before payment. */
export function RunOut({ isPending, onRefresh }: RunOutProps) {
  return (
    <Notice
      action={
        <>
          <Button isPending={isPending} onPress={onRefresh} size="small">
            Recheck stock and prices
          </Button>
          <LinkButton kind="quiet" size="small" to={PATHS.cart}>
            Back to the cart
          </LinkButton>
        </>
      }
      isUrgent
      kind="warning"
      title={`We held your items for ${STOCK_HOLD_MINUTES} minutes, and time is up`}
    >
      <p>
        Nothing was charged and your cart is kept. We will recheck stock and prices, show you what
        changed, and hold your items again.
      </p>
    </Notice>
  );
}
