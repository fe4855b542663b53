import { type FormEvent, type ReactNode, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CardEntry } from './card-entry.tsx';
import { TestCardsHint } from './test-cards-hint.tsx';
import { useCard } from './use-card.ts';

interface Problem {
  readonly title: string;
  readonly text: string;
}

/** The card may be charged or not. */
const NO_ANSWER: Problem = {
  title: 'No answer has come',
  text: 'Check your connection and send the card again. It is charged once at most.',
};

export interface CardDialogProps {
  readonly title: string;
  /** What happens with the card, and when it is charged; ends with a period. */
  readonly terms: ReactNode;
  /** On the button that sends it: "Pay $199.00". */
  readonly submitText: string;
  readonly backText: string;
  /** The code of the refusal that is about the card: the same card is then sent anew, with another token. */
  readonly refusedCode: string;
  /**
   * Sends the token to our server. After a lost reply the same card is the same token, so the server must take a token
   * once. An ApiFailure is shown above the card, with the server's own words.
   */
  readonly onSend: (token: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for a card and sends its token, with whatever gateway the shop has. For a dialog that loads late. */
export function CardDialog(props: CardDialogProps) {
  const { title, terms, submitText, backText, refusedCode, onSend, onClose } = props;
  const card = useCard();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isSending || !card.isReady || !card.check()) return;
    setSending(true);
    setProblem(null);
    try {
      await onSend(await card.requestToken());
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === refusedCode) card.forgetToken();
      setProblem(problemOf(error));
    } finally {
      setSending(false);
    }
  }

  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        {problem !== null && (
          <Notice className="mb-4" isUrgent kind="danger" title={problem.title}>
            {problem.text}
          </Notice>
        )}
        <CardEntry card={card} isDisabled={isSending} />
        <p className="mt-4 text-14 text-muted">
          {terms} Its number goes straight to the payment service; we never see it.
        </p>
        <div className="mt-4 flex flex-wrap justify-end gap-2">
          <Button kind="secondary" onPress={onClose}>
            {backText}
          </Button>
          <Button icon="lock" isDisabled={!card.isReady} isPending={isSending} type="submit">
            {submitText}
          </Button>
        </div>
        <TestCardsHint className="mt-4" />
      </form>
    </Dialog>
  );
}

function problemOf({ status, text }: ApiFailure): Problem {
  if (status < 400 || status >= 500) return NO_ANSWER;
  return { title: 'The card was not charged', text: text || 'Try again, or use another card.' };
}
