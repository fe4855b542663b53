import { claimCase, releaseCase } from '@wevisu/contract/staff-queues.ts';
import { CLAIM_MINUTES, type StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { useEffect, useState } from 'react';
import { call } from '../../../platform/api.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';

const OPTIONS = { isQuiet: true, isUnseen: true } as const;

/** Takes a case while it is open on this screen; gives why not, if a colleague has it. */
export function useClaim(queue: StaffQueue, id: string | null): string | null {
  const [problem, setProblem] = useState<string | null>(null);

  useEffect(() => {
    setProblem(null);
    if (id === null) return;
    let isGone = false;
    const params = { queue, id };
    async function claim() {
      try {
        await call(claimCase, { params }, OPTIONS);
        if (!isGone) setProblem(null);
      } catch (error) {
        if (!(error instanceof ApiFailure)) throw error;
        if (!isGone && error.code === 'case_claimed') setProblem(error.text);
      }
    }
    void claim();
    const timer = setInterval(() => void claim(), (CLAIM_MINUTES * 60_000) / 2);
    return () => {
      isGone = true;
      clearInterval(timer);
      call(releaseCase, { params }, OPTIONS).catch(() => {});
    };
  }, [queue, id]);

  return problem;
}
