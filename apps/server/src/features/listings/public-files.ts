// Pictures, documents and 3D models of live products over HTTP. A key names one content for good, so browsers keep it for a year.
import { MEDIA_WIDTHS } from '@wevisu/contract/media.ts';
import { refuse } from '@wevisu/domain/errors/errors.ts';
import { LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Queryable } from '../../platform/database/queryable.ts';
import { refusalAnswer } from '../../platform/http/answer-call.ts';
import type { FileStore } from '../../platform/storage/file-store.ts';
import { documentFile, modelFile, photoFile } from './file-names.ts';
import { type FileKind, getLiveFile } from './store/files.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';
/** A PDF of a stranger may run nothing. */
const POLICY = "default-src 'none'; sandbox";
const FILE = /^([0-9a-f]{32})\.(webp|pdf|glb)$/;

export function addListingFiles(
  http: FastifyInstance,
  { db, files }: { readonly db: Queryable; readonly files: FileStore },
): void {
  /** Null unless a live product shows it. */
  async function read(file: string, kind: FileKind, nameOf: (key: string) => string) {
    const [, key] = FILE.exec(file) ?? [];
    if (key === undefined || (await getLiveFile(db, { key, kind })) === null) return null;
    return files.get(nameOf(key));
  }

  http.get<{ Params: { width: string; file: string } }>(
    '/media/:width/f/:file',
    async ({ params }, reply) => {
      const width = MEDIA_WIDTHS.find((one) => String(one) === params.width);
      const kept = LISTING_PHOTO.widths.find((one) => width !== undefined && one >= width);
      const bytes =
        kept === undefined ? null : await read(params.file, 'photo', (key) => photoFile(key, kept));
      if (bytes === null) return sendMissing(reply);
      return send(reply, bytes, 'image/webp');
    },
  );

  http.get<{ Params: { file: string } }>('/media/model/:file', async ({ params }, reply) => {
    const bytes = await read(params.file, 'model', modelFile);
    return bytes === null ? sendMissing(reply) : send(reply, bytes, 'model/gltf-binary');
  });

  http.get<{ Params: { file: string } }>('/documents/listing/:file', async ({ params }, reply) => {
    const bytes = await read(params.file, 'document', documentFile);
    if (bytes === null) return sendMissing(reply);
    reply.header('content-disposition', 'attachment; filename="document.pdf"');
    return send(reply.header('content-security-policy', POLICY), bytes, 'application/pdf');
  });
}

function send(reply: FastifyReply, bytes: Buffer, type: string) {
  return reply
    .header('cache-control', A_YEAR)
    .header('x-content-type-options', 'nosniff')
    .type(type)
    .send(bytes);
}

function sendMissing(reply: FastifyReply) {
  const { status, text } = refusalAnswer(refuse('not_found'));
  const answer = reply.header('cache-control', A_MINUTE).code(status);
  return answer.type('application/json; charset=utf-8').send(text);
}
