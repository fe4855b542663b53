import { type Refusal, refuse } from '@wevisu/domain/errors/errors.ts';
import { LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import type { HttpOut } from '../../platform/http-out/http-out.ts';

const TIMEOUT_MS = 20_000;

/** The bytes at an address of the public internet, or why there are none. Whether it is a picture, its content says. */
export async function fetchPicture(httpOut: HttpOut, url: string): Promise<Buffer | Refusal> {
  const reply = await httpOut.send({
    ...{ url, method: 'GET', timeoutMs: TIMEOUT_MS, maxBytes: LISTING_PHOTO.maxBytes },
    headers: { accept: 'image/*', 'user-agent': 'WeVisu-Pictures/1' },
  });
  if ('problem' in reply) {
    if (reply.problem !== 'too_large') return refuse(`picture_${reply.problem}`);
    return refuse('picture_too_heavy', { params: { megabytes: LISTING_PHOTO.maxMegabytes } });
  }
  const { status, body } = reply;
  if (status >= 300 && status < 400) return refuse('picture_redirect');
  return status === 200 ? body : refuse('picture_answer', { params: { status } });
}
