import { useQueryClient } from '@tanstack/react-query';
import type { Purpose } from '@wevisu/layout/brief/words/rooms.ts';
import { designRunPath } from '@wevisu/site/design-ai-paths.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { AI_KEYS } from '../account/ai-calls.ts';
import { rememberStart } from './last-starts.ts';
import { RUN_KEYS, type RunOrder, startRun } from './run-calls.ts';
import type { Start } from './start.ts';

interface StartOfRun {
  readonly start: Start;
  /** Of the brief: a sketch becomes a room of it. */
  readonly purpose: Purpose | null;
}

/** Begins a design run and opens its page. After a lost reply, the next try is the same run, so that it is paid once. */
export function useStartRun() {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const unanswered = useRef<{ readonly run: string; readonly order: string } | null>(null);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function start(
    order: Omit<RunOrder, 'run' | 'start'>,
    { start: from, purpose }: StartOfRun,
  ): Promise<void> {
    setPending(true);
    setFailure(null);
    try {
      const { toStart } = await import('./to-start.ts');
      const body = { ...order, start: toStart(from, purpose) };
      if (body.start === null) {
        showToast('warning', 'The plan file is no longer in this browser. Open it again.');
        return;
      }
      const text = JSON.stringify(body);
      if (unanswered.current?.order !== text)
        unanswered.current = { run: crypto.randomUUID(), order: text };
      const { run } = unanswered.current;
      const started = await startRun({ ...body, start: body.start, run });
      unanswered.current = null;
      rememberStart(run, from);
      queryClient.setQueryData(RUN_KEYS.run(run), started);
      void queryClient.invalidateQueries({ queryKey: AI_KEYS.balance });
      void queryClient.invalidateQueries({ queryKey: RUN_KEYS.history });
      void navigate(designRunPath(run));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (!error.isNetworkFault) unanswered.current = null;
      setFailure(error);
    } finally {
      setPending(false);
    }
  }

  return { start, isPending, failure };
}
