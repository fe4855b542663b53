import type { Testimonial } from '@wevisu/contract/home-content.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendConfirmation } from './home-content-calls.ts';
import { useSaving } from './use-saving.ts';

interface TestimonialProofProps {
  readonly testimonial: Testimonial;
  readonly onSaved: (saved: Testimonial) => void;
  readonly onTheirs: (theirs: Testimonial) => void;
}

/** U-51: the home page calls a testimonial a sample until staff say how they know that it is real. */
export function TestimonialProof({ testimonial, onSaved, onTheirs }: TestimonialProofProps) {
  const { id, is_real: isReal, version, quote } = testimonial;
  const [reason, setReason] = useState('');
  const { errors, theirs, isPending, save } = useSaving<Testimonial>(onSaved);
  return (
    <form
      aria-label="Sample or real"
      className="grid gap-4 rounded-card border border-line bg-surface p-4"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save(() => sendConfirmation(id, { is_real: !isReal, version, reason }));
      }}
    >
      <p className="text-14">
        {isReal
          ? 'Shown as real. Mark it as a sample if nobody can confirm it any more.'
          : 'Shown as a sample. Mark it as real once you know who said it and that they agree.'}
      </p>
      {theirs && (
        <Notice
          action={
            <Button onPress={() => onTheirs(theirs)} size="small">
              Show it as it is now
            </Button>
          }
          isUrgent
          kind="warning"
          title="Someone else changed this testimonial"
        >
          {theirs.quote === quote ? 'Its words are the same.' : `It says now: ${theirs.quote}`}
        </Notice>
      )}
      <TextField
        error={errors['reason']}
        hint="It stays in the audit log."
        label={isReal ? 'Reason' : 'How you know'}
        maxLength={1000}
        onChange={setReason}
        value={reason}
      />
      <Button className="justify-self-start" isPending={isPending} kind="secondary" type="submit">
        {isReal ? 'Mark as a sample' : 'Mark as real'}
      </Button>
    </form>
  );
}
