// Drawn floor plans over HTTP. Their addresses carry a hash of the drawing, so browsers cache them for a year.
import { refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Queryable } from '../../platform/database/queryable.ts';
import { refusalAnswer } from '../../platform/http/answer-call.ts';
import { getPlanPicture } from './store/rooms.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';
/** A drawing opened on its own neither runs nor fetches anything. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const FILE = /^([a-z0-9][a-z0-9-]{0,79}?)(?:-([0-9a-f]{12}))?\.svg$/;

export function planAddress({ id, hash }: { readonly id: string; readonly hash: string }): string {
  return `/media/plans/${id}-${hash}.svg`;
}

export function addPlanPictures(http: FastifyInstance, { db }: { readonly db: Queryable }): void {
  http.get<{ Params: { file: string } }>('/media/plans/:file', async (request, reply) => {
    const [, id = '', hash] = FILE.exec(request.params.file) ?? [];
    const picture = id === '' ? null : await getPlanPicture(db, { id });
    if (picture === null) return sendMissing(reply);
    if (picture.planHash !== hash) {
      const address = planAddress({ id, hash: picture.planHash });
      return reply.header('cache-control', A_MINUTE).redirect(address, 302);
    }
    const etag = `"${hash}"`;
    reply.header('cache-control', A_YEAR).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply
      .header('content-security-policy', POLICY)
      .header('x-content-type-options', 'nosniff')
      .type('image/svg+xml')
      .send(picture.planSvg);
  });
}

function sendMissing(reply: FastifyReply): FastifyReply {
  const { status, text } = refusalAnswer(refuse('not_found'));
  return reply
    .header('cache-control', A_MINUTE)
    .code(status)
    .type('application/json; charset=utf-8')
    .send(text);
}
