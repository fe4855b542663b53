import type { MailContent } from '../../platform/mail/render-mail.ts';

/** What support gets: who wrote, then the text, paragraph by paragraph. */
export function supportMail(given: {
  readonly subject: string;
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly text: string;
}): MailContent {
  // A subject is one line.
  const subject = given.subject.replace(/\s+/g, ' ').slice(0, 150);
  return {
    subject,
    title: subject,
    preview: given.text.slice(0, 120),
    blocks: [
      { kind: 'rows', rows: given.rows.map(([label, value]) => ({ label, value })) },
      ...given.text
        .split(/\n{2,}/)
        .filter((paragraph) => paragraph.trim() !== '')
        .map((text) => ({ kind: 'text' as const, text })),
    ],
  };
}
