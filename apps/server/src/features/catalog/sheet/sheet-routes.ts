// A product's documents, generated once and cached until anything that they show changes.

import { refuse } from '@wevisu/domain/errors/errors.ts';
import { productPath } from '@wevisu/site/paths.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusalAnswer } from '../../../platform/http/answer-call.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import type { CatalogDeps } from '../deps.ts';
import { getProduct } from '../get-product.ts';
import type { MediaDeps, PictureServers } from '../media/serve-picture.ts';
import { toJpeg } from '../media/to-jpeg.ts';
import { readSettings } from '../store/products.ts';
import { type SheetContent, sheetContent, sheetVersion } from './sheet-content.ts';

const PRODUCT_HASH = /^[\w-]{1,40}$/;
const RETRY_AFTER_S = '2';
const PICTURE_WIDTH = 640;

export interface SheetDeps extends MediaDeps, PictureServers {
  readonly catalog: CatalogDeps;
  readonly publicUrl: () => string;
}

export function addSheetRoutes(http: FastifyInstance, deps: SheetDeps): void {
  const { servePicture, serveDrawing } = deps;

  /** Null while it is still being made, or if there is none. */
  async function partsOf(hash: string, picture: string, owner: string) {
    const first = await servePicture(PICTURE_WIDTH, picture, owner);
    const key = first.type === 'moved' ? first.key : picture;
    const photo = first.type === 'moved' ? await servePicture(PICTURE_WIDTH, key, owner) : first;
    const version = key.split(/[/-]/).at(-1) ?? '';
    const drawing = await serveDrawing({ hash, variantId: 0, version }, owner);
    if (photo.type === 'busy' || drawing.type === 'busy') return null;
    return {
      isFinal: photo.type !== 'sketch',
      picture: 'bytes' in photo ? await toJpeg(photo.bytes) : null,
      drawing: drawing.type === 'picture' ? drawing.bytes.toString('utf8') : null,
    };
  }

  function bakeSheet(
    { picture, drawing }: Omit<NonNullable<Awaited<ReturnType<typeof partsOf>>>, 'isFinal'>,
    content: ReturnType<typeof sheetContent>,
    owner: string,
  ) {
    return deps.pool.bake({ type: 'sheet', picture, drawing, content }, 0, owner);
  }

  http.get<{ Params: { hash: string } }>(
    '/documents/:hash/specification.pdf',
    async (request, reply) => {
      const { hash } = request.params;
      if (!PRODUCT_HASH.test(hash)) return sendRefusal(reply, 'product_not_found');
      const product = await getProduct(deps.catalog, { hash, ref: {} });
      if (!product.ok) return sendRefusal(reply, 'product_not_found');
      const settings = await readSettings(deps.db, ['brand_name']);
      const content = sheetContent(product.value, {
        address: deps.publicUrl() + productPath(hash),
        site: String(settings.get('brand_name') ?? ''),
      });
      const version = sheetVersion(content, product.value.picture);
      const etag = `"${version}"`;
      reply.header('cache-control', 'public, max-age=300').header('etag', etag);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      const file = `sheets/${hash}/${version}.pdf`;
      const kept = await deps.files.get(file);
      if (kept !== null) return sendPdf(reply, kept, content);
      const owner = networkOf(request.ip);
      const parts = await partsOf(hash, product.value.picture, owner);
      const made = parts && (await bakeSheet(parts, content, owner));
      if (made === null || typeof made === 'string') {
        reply.header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
        return sendRefusal(reply, 'unavailable');
      }
      // With the sketch of a model it is made again once the model is rendered.
      if (parts?.isFinal) await deps.keep(file, made);
      return sendPdf(reply, made, content);
    },
  );
}

function sendPdf(reply: FastifyReply, pdf: Buffer, { name }: SheetContent): FastifyReply {
  const plain = name.replace(/[^\w -]/g, '').trim() || 'product';
  return reply
    .header('content-disposition', `inline; filename="${plain} specification.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .type('application/pdf')
    .send(pdf);
}

function sendRefusal(reply: FastifyReply, code: 'product_not_found' | 'unavailable'): FastifyReply {
  const { status, text } = refusalAnswer(refuse(code));
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}
