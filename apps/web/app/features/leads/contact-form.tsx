import {
  type ContactTopic,
  sendContactMessage as sendMessageCall,
} from '@wevisu/contract/leads.ts';
import { requestErrors } from '@wevisu/domain/errors/request.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { call } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { HoneypotField } from '../../ui/honeypot-field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFields } from '../../ui/use-fields.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { isEmail } from './is-email.ts';

const EMPTY = { full_name: '', email: '', message: '', website: '' };

export function findMessageProblems({ full_name, email, message }: typeof EMPTY) {
  return {
    ...(full_name.trim() === '' && { full_name: 'Enter your first and last name.' }),
    ...(!isEmail(email) && { email: requestErrors.email_invalid.message }),
    ...(message.trim() === '' && { message: 'Write your message.' }),
  };
}

export interface ContactFormProps {
  readonly topic: ContactTopic;
  readonly messageLabel?: string;
  readonly messageHint?: string;
  readonly sendLabel?: string;
  /** Above the fields: what the message is about. */
  readonly children?: ReactNode;
}

/** G-26: a message to support. The text stays until the message has been received. */
export function ContactForm(props: ContactFormProps) {
  const { topic, messageLabel = 'Message', messageHint, sendLabel = 'Send message' } = props;
  const fields = useFields<keyof typeof EMPTY>(EMPTY, findMessageProblems);
  const { user } = useSession();
  const [answer, setAnswer] = useState<string>();

  const { full_name, email } = fields.values;
  useEffect(() => {
    if (!user || full_name !== '' || email !== '') return;
    fields.set({ full_name: `${user.first_name} ${user.last_name}`.trim(), email: user.email });
  }, [user]);

  const { isPending, onSubmit } = useSubmit(fields, async (values) => {
    const { message } = await call(sendMessageCall, { body: { topic, ...values } });
    setAnswer(message);
    showToast('success', message);
  });

  if (answer) {
    return (
      <Notice
        action={
          <Button
            kind="secondary"
            onPress={() => {
              fields.set({ message: '' });
              setAnswer(undefined);
            }}
            size="small"
          >
            Write another message
          </Button>
        }
        kind="success"
        title={answer}
      >
        We will reply to {email}.
      </Notice>
    );
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={onSubmit} ref={fields.formRef}>
      {props.children}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...fields.field('full_name')} autoComplete="name" label="First and last name" />
        <TextField
          {...fields.field('email')}
          autoComplete="email"
          inputMode="email"
          label="Email Address"
          spellCheck="false"
          type="email"
        />
      </div>
      <TextField
        {...fields.field('message')}
        hint={messageHint}
        label={messageLabel}
        maxLength={5000}
        rows={6}
      />
      <HoneypotField
        onChange={(website) => fields.set({ website })}
        value={fields.values.website}
      />
      <Button className="self-start" isPending={isPending} size="large" type="submit">
        {sendLabel}
      </Button>
    </form>
  );
}
