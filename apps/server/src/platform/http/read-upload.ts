import type { CallDefinition } from '@wevisu/contract/call.ts';
import { type Refusal, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readForm } from './read-form.ts';
import type { UploadSlot } from './upload-slots.ts';
import { type LeastRate, watchRate } from './watch-rate.ts';

/** 8 KB a second, a tenth of what a file of 10 MB needs to arrive before the request times out. */
export const LEAST_RATE: LeastRate = { windowMs: 10_000, minBytes: 80 * 1024 };

/**
 * Reads a form with a file while it arrives fast enough and nobody else needs its slot. Otherwise the reply is sent at
 * once and the connection closed, whatever of the form is still to come.
 */
export async function readUpload(
  definition: CallDefinition,
  of: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly slot: UploadSlot;
    readonly leastRate: LeastRate;
  },
): Promise<Result<unknown>> {
  const { request, reply, slot, leastRate } = of;
  // A request that is injected by a test has no socket of its own.
  const rate = watchRate(() => request.raw.socket.bytesRead ?? Number.NaN, leastRate);
  const reading = readForm(request, definition);
  try {
    return await Promise.race([
      reading,
      rate.tooSlow.then(() => cut('upload_too_slow')),
      slot.givenAway.then(() => cut('unavailable')),
    ]);
  } finally {
    rate.stop();
    slot.keep();
  }

  function cut(code: 'upload_too_slow' | 'unavailable'): Refusal {
    // It ends with the connection.
    reading.catch(() => {});
    request.raw.unpipe();
    reply.header('connection', 'close');
    return refuse(code);
  }
}
