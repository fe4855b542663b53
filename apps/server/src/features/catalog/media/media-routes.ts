// Pictures and logos over HTTP. Addresses carry a hash of the content, so browsers cache them for a year.
import {
  logoAddress,
  MEDIA_WIDTHS,
  type MediaWidth,
  mediaAddress,
} from '@wevisu/contract/media.ts';
import { refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { refusalAnswer } from '../../../platform/http/answer-call.ts';
import { networkOf } from '../../../platform/http/network-of.ts';
import { logoHash } from '../index/logo-hash.ts';
import { getLogo } from '../store/pictures.ts';
import { createBakeAhead } from './bake-ahead.ts';
import type { MediaDeps, PictureServers } from './serve-picture.ts';

const A_YEAR = 'public, max-age=31536000, immutable';
const A_MINUTE = 'public, max-age=60';
const RETRY_AFTER_S = '2';
/** Six list pages. */
const MAX_AHEAD = 144;
/** The largest PostgreSQL int, the type of a brand's id. */
const LARGEST_ID = 2_147_483_647;

/** A logo is an uploaded file; opened on its own, an SVG may not run or fetch anything. */
const SVG_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const DRAWING_FILE = /^(\d{1,12})-([0-9a-z]{1,32})\.svg$/;
const PRODUCT_HASH = /^[\w-]{1,40}$/;
const LOGO_FILE = /^(\d{1,12})-([0-9a-z]{1,32})\.svg$/;

export function addMediaRoutes(
  http: FastifyInstance,
  { servePicture, serveDrawing, ...deps }: MediaDeps & PictureServers,
): void {
  const ahead = createBakeAhead({ pool: deps.pool, servePicture, maxWaiting: MAX_AHEAD });
  http.addHook('onClose', async () => ahead.close());

  http.get<{ Params: { width: string; '*': string } }>(
    '/media/:width/*',
    async (request, reply) => {
      const width = MEDIA_WIDTHS.find((allowed) => String(allowed) === request.params.width);
      const path = request.params['*'];
      if (width === undefined || !path.endsWith('.webp')) return sendMissing(reply);
      const key = path.slice(0, -'.webp'.length);
      const etag = `"${width}-${key.slice(key.lastIndexOf('-') + 1).replace('/', '-')}"`;
      const served = await servePicture(width as MediaWidth, key, networkOf(request.ip));
      switch (served.type) {
        case 'picture':
          ahead.notice(width as MediaWidth, key);
          reply.header('cache-control', A_YEAR).header('etag', etag);
          if (request.headers['if-none-match'] === etag) return reply.code(304).send();
          return reply.type('image/webp').send(served.bytes);
        case 'sketch':
          return reply.header('cache-control', A_MINUTE).type('image/webp').send(served.bytes);
        case 'moved':
          return sendMoved(reply, mediaAddress(served.key, width as MediaWidth));
        case 'busy':
          return sendBusy(reply);
        case 'missing':
          return sendMissing(reply);
      }
    },
  );

  http.get<{ Params: { hash: string; file: string } }>(
    '/media/size/:hash/:file',
    async (request, reply) => {
      const { hash, file } = request.params;
      const [, digits = '', version = ''] = DRAWING_FILE.exec(file) ?? [];
      if (digits === '' || !PRODUCT_HASH.test(hash)) return sendMissing(reply);
      const served = await serveDrawing(
        { hash, variantId: Number(digits), version },
        networkOf(request.ip),
      );
      switch (served.type) {
        case 'picture':
        case 'sketch':
          return sendSvg(reply, served.bytes, version);
        case 'moved':
          return sendMoved(reply, `/media/size/${hash}/${served.key}.svg`);
        case 'busy':
          return sendBusy(reply);
        case 'missing':
          return sendMissing(reply);
      }
    },
  );

  http.get<{ Params: { kind: string; file: string } }>(
    '/media/logo/:kind/:file',
    async (request, reply) => {
      const { kind, file } = request.params;
      const [, digits = '', hash] = LOGO_FILE.exec(file) ?? [];
      const id = Number(digits);
      const isKnownKind = kind === 'brand' || kind === 'showroom';
      if (!isKnownKind || digits === '' || id > LARGEST_ID) return sendMissing(reply);
      return sendLogo(reply, { db: deps.db, kind, id, hash });
    },
  );
}

interface Logo {
  readonly db: Queryable;
  readonly kind: 'brand' | 'showroom';
  readonly id: number;
  readonly hash: string | undefined;
}

async function sendLogo(reply: FastifyReply, { db, kind, id, hash }: Logo): Promise<FastifyReply> {
  const svg = await getLogo(db, { kind, id });
  if (svg === null || svg === '') return sendMissing(reply);
  const current = logoHash(svg);
  if (current !== hash)
    // Showrooms are not to be counted through: only what names its present logo has one.
    return kind === 'showroom'
      ? sendMissing(reply)
      : sendMoved(reply, logoAddress(`logo/${kind}/${id}-${current}`));
  return sendSvg(reply, svg, current);
}

function sendSvg(reply: FastifyReply, svg: string | Buffer, version: string): FastifyReply {
  return reply
    .header('cache-control', A_YEAR)
    .header('etag', `"${version}"`)
    .header('content-security-policy', SVG_POLICY)
    .header('x-content-type-options', 'nosniff')
    .type('image/svg+xml')
    .send(svg);
}

function sendMoved(reply: FastifyReply, address: string): FastifyReply {
  return reply.header('cache-control', A_MINUTE).redirect(address, 302);
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return sendRefusal(reply.header('cache-control', A_MINUTE), 'not_found');
}

function sendBusy(reply: FastifyReply): FastifyReply {
  reply.header('retry-after', RETRY_AFTER_S).header('cache-control', 'no-store');
  return sendRefusal(reply, 'unavailable');
}

function sendRefusal(reply: FastifyReply, code: 'not_found' | 'unavailable'): FastifyReply {
  const { status, text } = refusalAnswer(refuse(code));
  return reply.code(status).type('application/json; charset=utf-8').send(text);
}
