import { useQuery, useQueryClient } from '@tanstack/react-query';
import { declineAdvice } from '@wevisu/contract/second-factor.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { FACTORS_KEY, fetchFactors } from './factor-calls.ts';

/** For pros and vendors without a second factor, until they have one or decline. */
export function FactorAdvice() {
  const factors = useQuery({ queryKey: FACTORS_KEY, queryFn: fetchFactors });
  const queryClient = useQueryClient();
  if (!factors.data?.is_advised) return null;

  async function decline() {
    try {
      showToast('success', (await call(declineAdvice, {})).message);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
    await queryClient.invalidateQueries({ queryKey: FACTORS_KEY });
  }

  return (
    <Notice
      action={
        <>
          <LinkButton size="small" to={`${PATHS.account}?tab=security`}>
            Add a second step
          </LinkButton>
          <Button kind="quiet" onPress={() => void decline()} size="small">
            No, thank you
          </Button>
        </>
      }
      className="mt-5"
      title="Protect your business with a second step"
    >
      Your account holds prices, orders and payouts. With an authenticator app or a passkey, a
      stolen password alone opens none of them.
    </Notice>
  );
}
