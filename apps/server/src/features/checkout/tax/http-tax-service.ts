// A tax service over HTTP. Its address is a setting of the operator, so it may be inside the own network.
import type { TaxRequest } from '@wevisu/domain/money/tax-by-address.ts';
import { Agent, request as send } from 'undici';
import { createPause } from './pause.ts';
import { readTaxReply, writeTaxRequest } from './protocol.ts';
import type { TaxService } from './tax-service.ts';

export interface HttpTaxServiceOptions {
  readonly url: string;
  /** Sent as a bearer token. */
  readonly key: string;
  readonly now: () => Date;
  /** Without addresses, amounts and keys. */
  readonly warn: (line: string) => void;
  readonly timeoutMs?: number;
}

export interface HttpTaxService extends TaxService {
  close(): Promise<void>;
}

/** A buyer looks at a page that is being prepared. */
const TIMEOUT_MS = 3_000;
/** An answer for a thousand lines has 60 KB. */
const MAX_BYTES = 256 * 1024;
const OK = 200;
const SERVER_ERROR = 500;

/** What came back, or why nothing did. */
type Reply = { readonly status: number; readonly body: string } | { readonly problem: string };

export function createHttpTaxService(options: HttpTaxServiceOptions): HttpTaxService {
  const { url, key, now, warn, timeoutMs = TIMEOUT_MS } = options;
  const dispatcher = new Agent({ connections: 20, pipelining: 1 });
  const pause = createPause(now);

  async function post(body: string): Promise<Reply> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const reply = await send(url, {
        ...{ dispatcher, method: 'POST', signal, body },
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          authorization: `Bearer ${key}`,
        },
      });
      const text = await readText(reply.body);
      return text === null ? { problem: 'too long' } : { status: reply.statusCode, body: text };
    } catch {
      return { problem: signal.aborted ? 'timed out' : 'not reached' };
    }
  }

  return {
    async computeTax(request: TaxRequest) {
      if (pause.isOn()) return null;
      const reply = await post(writeTaxRequest(request));
      const isDown = 'problem' in reply || reply.status >= SERVER_ERROR;
      pause.note(isDown ? 'down' : 'up');
      if ('problem' in reply || reply.status !== OK) {
        const why = 'problem' in reply ? reply.problem : `status ${reply.status}`;
        warn(`no tax from the tax service (${why}): the table of the states counts`);
        return null;
      }
      const answer = readTaxReply(request, reply.body);
      if (answer === null) {
        warn('the answer of the tax service cannot be right: the table of the states counts');
      }
      return answer;
    },
    close: () => dispatcher.destroy(),
  };
}

/** Null if it is too long; the rest is not read. */
async function readText(body: AsyncIterable<Buffer>): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of body) {
    length += part.length;
    if (length > MAX_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
