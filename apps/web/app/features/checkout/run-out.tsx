import { STOCK_HOLD_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';

export interface RunOutProps {
  readonly isPending: boolean;
  readonly onRefresh: () => void;
}

/** The hold is over: says so, and checks stock and prices again before anything is paid. */
export function RunOut({ isPending, onRefresh }: RunOutProps) {
  return (
    <Notice
      action={
        <>
          <Button isPending={isPending} onPress={onRefresh} size="small">
            Check stock and prices again
          </Button>
          <LinkButton kind="quiet" size="small" to={PATHS.cart}>
            Back to the cart
          </LinkButton>
        </>
      }
      isUrgent
      kind="warning"
      title={`Your items were held for ${STOCK_HOLD_MINUTES} minutes, and that time is over`}
    >
      <p>
        Nothing was charged and your cart is kept. We look again at what is in stock and what it
        costs, tell you what changed, and hold it for you once more.
      </p>
    </Notice>
  );
}
