import type { MailContent } from '../../../platform/mail/render-mail.ts';

export function proposalMail(given: {
  readonly companyName: string;
  readonly name: string;
  readonly note: string;
  readonly url: string;
}): MailContent {
  const { companyName, name, note, url } = given;
  return {
    subject: `A proposal for “${name}”`,
    title: 'A proposal for your room',
    preview: `${companyName} proposed a change.`,
    blocks: [
      { kind: 'text', text: `${companyName} changed a copy of “${name}” and wrote:` },
      { kind: 'text', text: note },
      {
        kind: 'text',
        text: 'See what differs, look at it in 3D, and accept or decline it. Your room stays as it is until you accept.',
      },
      { kind: 'button', label: 'See the proposal', url },
    ],
  };
}
