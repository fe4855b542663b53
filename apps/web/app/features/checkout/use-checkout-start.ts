import type { Checkout } from '@wevisu/contract/checkout.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { announce } from '../../platform/site-events.ts';
import { openCheckout } from './checkout-calls.ts';

export interface StartProblem {
  readonly code: string | null;
  readonly text: string;
}

/** Opens or refreshes the cart's checkout, and reports why if that fails. */
export function useCheckoutStart(proId: ProUserId | null) {
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const [problem, setProblem] = useState<StartProblem | null>(null);
  const [isPending, setPending] = useState(false);

  /** Returns the checkout, or null if there is a problem. Rethrows field errors. */
  async function start(address: Address): Promise<Checkout | null> {
    if (proId === null) return null;
    setPending(true);
    setProblem(null);
    try {
      const started = await openCheckout(proId, address);
      setCheckout(started);
      return started;
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.status === 401) announce('session-ended');
      if (Object.keys(error.fields).length > 0) throw error;
      setProblem({ code: error.code, text: error.text });
      return null;
    } finally {
      setPending(false);
    }
  }

  return { checkout, problem, isPending, start };
}
