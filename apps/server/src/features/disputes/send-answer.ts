import type { MoneyDeps } from '../money/deps.ts';
import { followDispute } from './follow-dispute.ts';
import { noteAnswerSent } from './store/disputes.ts';

export interface Answer {
  readonly id: number;
  readonly ref: string;
  readonly answer: 'evidence' | 'accept';
  readonly text: string;
}

/** Tells the gateway what staff have decided, once, and follows what it makes of it. */
export async function sendAnswer(deps: MoneyDeps, of: Answer): Promise<void> {
  const { id, ref, answer, text } = of;
  const { disputes } = deps.gateway;
  const taken =
    answer === 'accept'
      ? await disputes.accept(ref)
      : await disputes.submitEvidence({ key: `dispute:${id}`, ref, text });
  const refusal = taken === 'closed' ? taken : null;
  await noteAnswerSent(deps.pool, { id, refusal, now: deps.now() });
  const dispute = await disputes.find(ref);
  if (dispute !== null) await followDispute(deps, dispute);
}
