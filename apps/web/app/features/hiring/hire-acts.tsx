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
import { ReviewForm } from './review-form.tsx';
import { TermsForm } from './terms-form.tsx';

/** The usual way on; the others are quieter. */
const MAIN: readonly HireAct[] = ['accept', 'deliver', 'accept_delivery', 'complete', 'resume'];

const kindOf = (act: HireAct, isOnly: boolean): ButtonKind =>
  MAIN.includes(act) || isOnly ? 'primary' : 'secondary';

export interface HireActsProps {
  readonly hire: Hire;
  /** Something else has happened meanwhile. */
  readonly onStale: () => void;
}

/** What the table of steps lets the reader do now, as buttons. */
export function HireActs({ hire, onStale }: HireActsProps) {
  const [opened, setOpened] = useState<HireAct | null>(null);
  const onSent = useKeep(hire);
  if (hire.acts.length === 0) return null;
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
  const hasMain = hire.acts.some((act) => MAIN.includes(act));
  return (
    <section aria-label="What you can do now" className="mb-8 max-w-[720px]">
      {!isForm && (
        <div className="flex flex-wrap gap-3">
          {hire.acts.map((act, place) => (
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

/** Keeps what the server answers, so that the page shows it at once. */
function useKeep({ role, id }: Hire) {
  const client = useQueryClient();
  return ({ data, message }: { readonly data: Hire; readonly message: string }) => {
    if (message !== '') showToast('success', message);
    client.setQueryData([...HIRES_KEY, role, id], data);
    void client.invalidateQueries({ queryKey: [...HIRES_KEY, role], exact: true });
  };
}
