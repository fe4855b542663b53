import { MAX_STARS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { HIRING } from '@wevisu/domain/hiring/hire-terms.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { type Hire, sendReview } from './hire-calls.ts';

const STARS = Array.from({ length: MAX_STARS }, (_, place) => {
  const stars = place + 1;
  return { value: String(stars), label: stars === 1 ? '1 star' : `${stars} stars` };
});

const HINTS = {
  homeowner:
    "It cannot be changed once it is sent. Once it is published, everybody can read it with your first name on the pro's profile.",
  pro: 'It cannot be changed once it is sent.',
} as const;

export interface ReviewFormProps {
  /** Of whom writes. */
  readonly role: keyof typeof HINTS;
  readonly id: number;
  readonly onSend: (
    work: Promise<{ readonly data: Hire; readonly message: string }>,
  ) => Promise<void>;
  readonly onClose: () => void;
}

export function ReviewForm({ id, role, onSend, onClose }: ReviewFormProps) {
  const [stars, setStars] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [isSending, setSending] = useState(false);
  async function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (stars === null || text.trim() === '' || isSending) return;
    setSending(true);
    await onSend(sendReview(id, { stars: Number(stars), text: text.trim() }));
    setSending(false);
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void submit(event)}>
      <RadioGroup
        {...(isChecked && stars === null ? { error: 'Choose how many stars.' } : {})}
        label="How did it go?"
        look="chips"
        onChange={setStars}
        options={STARS}
        value={stars}
      />
      <TextField
        {...(isChecked && text.trim() === '' ? { error: 'Write how it went.' } : {})}
        hint={HINTS[role]}
        label="Your review"
        maxLength={HIRING.maxReviewLength}
        onChange={setText}
        rows={5}
        value={text}
      />
      <div className="flex flex-wrap gap-3">
        <Button isPending={isSending} type="submit">
          Send the review
        </Button>
        <Button kind="secondary" onPress={onClose}>
          Back
        </Button>
      </div>
    </form>
  );
}
