import type { OutgoingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { bestEncoding } from '../http/best-encoding.ts';
import type { KeptPage, KeptPages } from './kept-pages.ts';
import { newNonce, type PageBody } from './page-body.ts';

/**
 * Sends a page with a new nonce, or a 304 if the browser has it. The browser's copy keeps its own policy and nonce,
 * so a 304 has neither.
 */
export async function sendPage(
  pages: KeptPages,
  page: KeptPage,
  { request, reply, guard }: SendTo,
): Promise<FastifyReply> {
  // Its content belongs to one showroom, and its nonce to one browser.
  reply.header('cache-control', 'private, no-cache').header('vary', 'Cookie, Accept-Encoding');
  if (page.etag !== null) {
    reply.header('etag', page.etag);
    if (isAmong(page.etag, request.headers['if-none-match'])) return reply.code(304).send();
  }
  const nonce = newNonce();
  guard(reply, nonce);
  reply.code(page.status).header('content-type', page.contentType);
  const brotli =
    bestEncoding(request.headers['accept-encoding']) === 'br' ? await pages.brotliOf(page) : null;
  if (brotli !== null) reply.header('content-encoding', 'br');
  const body = brotli ?? (await pages.plainOf(page));
  if (request.method === 'HEAD') return reply.header('content-length', body.bytes.length).send();
  return sendPieces(reply, body, nonce);
}

/**
 * The cached bytes themselves, with the nonce between them: copying 110 KB per reply costs more, with its garbage
 * collection, than the rest of the reply. Nothing writes to them, so they may wait in the socket.
 */
function sendPieces(reply: FastifyReply, { bytes, gaps }: PageBody, nonce: string): FastifyReply {
  reply.header('content-length', bytes.length).hijack();
  const { raw } = reply;
  raw.writeHead(reply.statusCode, reply.getHeaders() as OutgoingHttpHeaders);
  raw.cork();
  let from = 0;
  for (const gap of gaps) {
    raw.write(bytes.subarray(from, gap));
    raw.write(nonce, 'latin1');
    from = gap + nonce.length;
  }
  raw.end(bytes.subarray(from));
  raw.uncork();
  return reply;
}

export interface SendTo {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Sets the policy with the nonce. */
  readonly guard: (reply: FastifyReply, nonce: string) => void;
}

/** RFC 9110, 13.1.2: compared weakly. */
function isAmong(etag: string, header: string | undefined): boolean {
  if (header === undefined) return false;
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.split(',').some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
