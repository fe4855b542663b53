import { unheldFigures } from '../../../scripts/promises/hold-lines.ts';
import type { Pool } from './platform/database/queryable.ts';
import type { MailContent } from './platform/mail/render-mail.ts';
import { POLICY_SOURCES } from './test-promise-sources.ts';

/** What somebody else wrote is passed on as it is. */
const PASSED_ON = ['contact', 'lead', 'order_request_decided', 'pro_refused'];

/** Of all mails that a test sent: figures that are not the policy's. Sums are an order's own, and stand in rows. */
export async function findUnheldInMails(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ template: string; content: MailContent }>(
    `select template, content from mails where content is not null and template <> all($1)`,
    [PASSED_ON],
  );
  return rows.flatMap(({ template, content }) => {
    const { subject, title, preview, blocks } = content;
    const texts = blocks.flatMap((block) => (block.kind === 'text' ? block.text.split('\n') : []));
    const lines = [subject, title, preview, ...texts].map((line) =>
      line.replace(/ ?\$[\d,.]+\d/g, ''),
    );
    return unheldFigures(`the mail ${template}`, lines, POLICY_SOURCES);
  });
}
