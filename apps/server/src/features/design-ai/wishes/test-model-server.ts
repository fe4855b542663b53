// A language model of this machine that a test scripts, as an OpenAI-compatible API answers.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { atFileEnd } from '../../../platform/database/test-closers.ts';

export interface AskedModel {
  readonly url: string | undefined;
  readonly authorization: string | undefined;
  readonly body: string;
}

export interface TestModelServer {
  readonly baseUrl: string;
  readonly key: string;
  /** Settings of an app that asks it. */
  readonly env: Readonly<Record<string, string>>;
  /** Newest last. */
  readonly asked: AskedModel[];
  /** How it answers from now on. */
  answer: (reply: ServerResponse) => void;
}

const KEY = 'model-key-of-a-test';

/** A completion with that text. */
export const says =
  (content: string): TestModelServer['answer'] =>
  (reply) => {
    reply.setHeader('content-type', 'application/json');
    reply.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }));
  };

async function readAll(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString('utf8');
}

export async function testModelServer(): Promise<TestModelServer> {
  const server = createServer(async (request, reply) => {
    const { url, headers } = request;
    const body = await readAll(request);
    self.asked.push({ url, authorization: headers.authorization, body });
    self.answer(reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  atFileEnd(async () => {
    server.closeAllConnections();
    server.close();
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  const self: TestModelServer = {
    ...{ baseUrl, key: KEY, asked: [] },
    env: { LLM_BASE_URL: baseUrl, LLM_API_KEY: KEY, LLM_MODEL: 'small' },
    answer: says('{"wishes":[]}'),
  };
  return self;
}
