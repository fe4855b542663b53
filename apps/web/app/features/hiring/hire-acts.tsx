import { useQueryClient } from '@tanstack/react-query';
import type { HireAct } from '@wevisu/domain/hiring/hire-steps.ts';
import { HIRE_ACT_LABELS } from '@wevisu/domain/hiring/hire-words.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import type { ButtonKind } from '../../ui/button-style.ts';
import { HIRES_KEY, type Hire, type NotedAct } from './hire-calls.ts';
import { NoteDialog } from './note-dialog.tsx';
import { PayMilestone } from './pay-milestone.tsx';
import { ReviewForm } from './review-form.tsx';
import { TermsForm } from './terms-form.tsx';

/** The usual way on; the others are quieter. */
const MAIN: readonly HireAct[] = ['accept', 'deliver', 'accept_delivery', 'complete', 'resume'];

/** Never the one that a page presses for. */
const ENDING: readonly HireAct[] = ['cancel', 'decline', 'dispute'];

const kindOf = (act: HireAct, isFirst: boolean): ButtonKind =>
  MAIN.includes(act) || (isFirst && !ENDING.includes(act)) ? 'primary' : 'secondary';

export interface HireActsProps {
  readonly hire: Hire;
  /** Something else has happened meanwhile. */
  readonly onStale: () => void;
}

/** What the table of steps lets the reader do now, as buttons. */
export function HireActs({ hire, onStale }: HireActsProps) {
  const [opened, setOpened] = useState<HireAct | null>(null);
  const onSent = useKeep(hire);
  const { money, role } = hire;
  const canPay =
    role === 'homeowner' && money.next !== null && !(hire.state === 'offered' && money.missing);
  const acts = hire.acts.filter((act) => isOpenAct(act, hire));
  if (acts.length === 0 && !canPay) return null;
  const close = () => setOpened(null);
  async function send(work: Promise<{ readonly data: Hire; readonly message: string }>) {
    try {
      onSent(await work);
      close();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', Object.values(error.fields)[0]?.[0] ?? error.text);
      onStale();
    }
  }
  const isForm = opened === 'offer' || opened === 'counter' || opened === 'review';
  const hasMain = canPay || acts.some((act) => MAIN.includes(act));
  return (
    <section aria-label="What you can do now" className="mb-8 max-w-[720px]">
      {!isForm && (
        <div className="flex flex-wrap gap-3">
          {canPay && money.next !== null && (
            <PayMilestone
              hire={hire}
              next={money.next}
              onChanged={(changed) => onSent({ data: changed, message: '' })}
              onStale={onStale}
            />
          )}
          {acts.map((act, place) => (
            <Button
              key={act}
              kind={kindOf(act, !hasMain && place === 0)}
              onPress={() => setOpened(act)}
            >
              {HIRE_ACT_LABELS[act]}
            </Button>
          ))}
        </div>
      )}
      {(opened === 'offer' || opened === 'counter') && (
        <TermsForm act={opened} hire={hire} onClose={close} onSend={send} />
      )}
      {opened === 'review' && (
        <ReviewForm
          id={hire.id}
          onClose={close}
          onSend={send}
          role={hire.role === 'pro' ? 'pro' : 'homeowner'}
        />
      )}
      {opened !== null && !isForm && (
        <NoteDialog act={opened as NotedAct} hire={hire} onClose={close} onSend={send} />
      )}
    </section>
  );
}

/** A homeowner accepts by paying; a pro who can't be paid makes no offer. */
function isOpenAct(act: HireAct, { role, money }: Hire): boolean {
  if (act === 'accept' && role === 'homeowner') return !money.is_paid_here;
  const isOffer = act === 'offer' || act === 'accept';
  return !(isOffer && role === 'pro' && money.is_paid_here && money.missing !== null);
}

/** Keeps what the server answers, so that the page shows it at once. */
function useKeep({ role, id }: Hire) {
  const client = useQueryClient();
  return ({ data, message }: { readonly data: Hire; readonly message: string }) => {
    if (message !== '') showToast('success', message);
    client.setQueryData([...HIRES_KEY, role, id], data);
    void client.invalidateQueries({ queryKey: [...HIRES_KEY, role], exact: true });
  };
}
