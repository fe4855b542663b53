// The mails that would have been sent, for a developer without a mail server. Added only where nobody else can read it.
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { type Brand, escapeHtml, renderStoredMail } from './render-mail.ts';
import { getMail, listNewestMails } from './store.ts';

/** Like a mail program: styles, but no scripts. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface Deps {
  readonly pool: Pool;
  readonly brand: () => Brand;
}

export function addOutboxPage(app: FastifyInstance, { pool, brand }: Deps): void {
  app.get('/dev/outbox', async (_request, reply) => {
    const mails = await listNewestMails(pool);
    const items = mails.map(
      (mail) =>
        `<li><a href="/dev/outbox/${mail.id}">${escapeHtml(mail.subject)}</a> to ${escapeHtml(mail.recipient)}, ${mail.createdAt.toISOString()}</li>`,
    );
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1><ol>${items.join('')}</ol></html>`,
      );
  });
  app.get<{ Params: { id: string } }>('/dev/outbox/:id', async (request, reply) => {
    const id = Number(request.params.id);
    const mail = await getMail(pool, { id: Number.isSafeInteger(id) ? id : 0 });
    if (mail === null) return reply.callNotFound();
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(renderStoredMail(mail, brand()).html);
  });
}
