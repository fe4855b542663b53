// What would have been mailed, for a developer without a mail server. Added only where nobody else can read it.
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { escapeHtml } from './render-mail.ts';

/** As mail programs show a mail: its styles, and no script. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

export function addOutboxPage(app: FastifyInstance, pool: Pool): void {
  app.get('/dev/outbox', async (_request, reply) => {
    const { rows } = await pool.query(
      'select id, recipient, subject, created_at from mails order by id desc limit 200',
    );
    const items = rows.map(
      (mail) =>
        `<li><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.recipient)}, ${mail.created_at.toISOString()}</li>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1><ol>${items.join('')}</ol></html>`,
      );
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const id = Number(request.params.id);
    const { rows } = await pool.query('select html from mails where id = $1', [
      Number.isSafeInteger(id) ? id : 0,
    ]);
    if (rows[0] === undefined) return reply.callNotFound();
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(rows[0].html);
  });
}
