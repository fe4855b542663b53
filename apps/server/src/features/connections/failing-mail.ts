import type { OutgoingMail } from '../../platform/mail/mailer.ts';

/** Before an address is switched off, and when it is. */
export function failingMail({
  vendorEmail,
  url,
  reason,
  publicUrl,
}: {
  readonly vendorEmail: string;
  readonly url: string;
  /** Why it is off; null while it still is on. */
  readonly reason: 'gone' | 'failing' | null;
  readonly publicUrl: string;
}): OutgoingMail {
  const title = reason === null ? 'Your webhook does not answer' : 'Your webhook was switched off';
  return {
    template: 'webhook_failing',
    to: vendorEmail,
    content: {
      subject: title,
      title,
      preview: url,
      blocks: [
        { kind: 'rows', rows: [{ label: 'Address', value: url }] },
        { kind: 'text', text: textOf(reason) },
        { kind: 'button', label: 'See what was sent', url: `${publicUrl}/vendor/connections` },
      ],
    },
  };
}

function textOf(reason: 'gone' | 'failing' | null): string {
  if (reason === 'gone') return 'It answered that it is gone (410), so nothing more is sent to it.';
  return reason === null
    ? 'Nothing we sent in the last day has arrived. If this goes on, we switch it off.'
    : 'Nothing we sent has arrived for days. Switch it on again once it answers, then resend what it missed.';
}
