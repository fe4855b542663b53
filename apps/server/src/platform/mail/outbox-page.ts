// The mails that would have been sent, for a developer without a mail server. Added only where nobody else can read it.
import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { isLoopback } from '../is-loopback.ts';
import { type Brand, escapeHtml, renderStoredMail } from './render-mail.ts';
import { getMail, listNewestMails } from './store.ts';

/** Like a mail program: styles, but no scripts. */
const MAIL_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

interface Deps {
  readonly pool: Pool;
  readonly brand: () => Brand;
  readonly publicUrl: () => string;
}

export function addOutboxPage(app: FastifyInstance, { pool, brand, publicUrl }: Deps): void {
  app.get('/dev/outbox', async (request, reply) => {
    if (!isOurName(request.hostname, publicUrl())) return reply.callNotFound();
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
    if (!isOurName(request.hostname, publicUrl())) return reply.callNotFound();
    const id = Number(request.params.id);
    const mail = await getMail(pool, { id: Number.isSafeInteger(id) ? id : 0 });
    if (mail === null) return reply.callNotFound();
    return reply
      .header('content-security-policy', MAIL_POLICY)
      .type('text/html; charset=utf-8')
      .send(renderStoredMail(mail, brand()).html);
  });
}

/** Any other name may be one that somebody else's page has pointed at this machine (DNS rebinding). */
function isOurName(name: string, publicUrl: string): boolean {
  const plain = name.replace(/^\[|\]$/g, '');
  return isLoopback(name) || isIP(plain) !== 0 || plain === new URL(publicUrl).hostname;
}
