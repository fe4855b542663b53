// Opening pictures over HTTP. Their addresses carry a hash of the picture, so browsers keep them for a year.
import { refuse } from '@wevisu/domain/errors/errors.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type { FastifyInstance } from 'fastify';
import type { Queryable } from '../../platform/database/queryable.ts';
import { refusalAnswer } from '../../platform/http/answer-call.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { openingFile } from '../showrooms/opening-picture.ts';
import { getOpeningHash } from './store/showroom.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';
const FILE = /^([1-9]\d{0,8})-([0-9a-f]{12})\.webp$/;

export function addOpeningPictures(
  http: FastifyInstance,
  { db, files }: { readonly db: Queryable; readonly files: FileStore },
): void {
  http.get<{ Params: { file: string } }>('/media/showroom/:file', async (request, reply) => {
    const [, digits = '', hash = ''] = FILE.exec(request.params.file) ?? [];
    const id = Number(digits) as ShowroomId;
    // Showrooms are not to be counted through: only what names its present picture has one.
    const isCurrent = digits !== '' && hash === (await getOpeningHash(db, { id }));
    const bytes = isCurrent ? await files.get(openingFile({ id, hash })) : null;
    if (bytes === null) {
      const { status, text } = refusalAnswer(refuse('not_found'));
      const answer = reply.header('cache-control', A_MINUTE).code(status);
      return answer.type('application/json; charset=utf-8').send(text);
    }
    reply.header('cache-control', A_YEAR).header('etag', `"${hash}"`);
    if (request.headers['if-none-match'] === `"${hash}"`) return reply.code(304).send();
    return reply.header('x-content-type-options', 'nosniff').type('image/webp').send(bytes);
  });
}
