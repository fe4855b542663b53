// A tax service of this machine that a test scripts, speaking the protocol of docs/tax-service.md.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atFileEnd } from '../../../platform/database/test-closers.ts';

export interface AskedTax {
  readonly currency: string;
  readonly address: Readonly<Record<string, string>>;
  readonly lines: readonly {
    readonly id: string;
    readonly kind: 'goods' | 'shipping';
    readonly amount: number;
  }[];
}

export interface TestTaxServer {
  readonly url: string;
  readonly key: string;
  /** Settings of an app that asks it. */
  readonly env: Readonly<Record<string, string>>;
  /** All that was asked, newest last. */
  readonly asked: AskedTax[];
  /** Headers of the last request. */
  headers: IncomingMessage['headers'];
  /** How it answers from now on. */
  answer: (asked: AskedTax, reply: ServerResponse) => void;
}

const KEY = 'tax-key-of-a-test';

/** Takes the rates of `rateOf`, in ppm, rounded down; 8 % of goods and nothing of shipping without it. */
export function answerRates(
  rateOf: (line: AskedTax['lines'][number], asked: AskedTax) => number = ({ kind }) =>
    kind === 'goods' ? 80_000 : 0,
): TestTaxServer['answer'] {
  return (asked, reply) => {
    const lines = asked.lines.map((line) => ({
      id: line.id,
      tax: Math.floor((line.amount * rateOf(line, asked)) / 1_000_000),
    }));
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ lines }));
  };
}

export async function testTaxServer(): Promise<TestTaxServer> {
  const server = createServer(async (request, reply) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    self.headers = request.headers;
    const asked: AskedTax = JSON.parse(Buffer.concat(parts).toString('utf8'));
    self.asked.push(asked);
    self.answer(asked, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atFileEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/tax`;
  const self: TestTaxServer = {
    ...{ url, key: KEY, asked: [], headers: {} },
    env: { TAX_SERVICE_URL: url, TAX_SERVICE_KEY: KEY },
    answer: answerRates(),
  };
  return self;
}
