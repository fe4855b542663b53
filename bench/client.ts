// A lean JSON client with keep-alive connections, so that a journey measures the server and not its client.
import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 64 });

export interface Ask {
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly body?: unknown;
  readonly token?: string | undefined;
  /** The apparent IP address: each visitor has their own rate limits. */
  readonly visitor?: string;
}

/** Returns the parsed reply; throws on anything but a success. */
export function ask<Reply>(
  origin: string,
  { method, path, body, token, visitor }: Ask,
): Promise<Reply> {
  const text = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve, reject) => {
    const sent = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: {
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(visitor === undefined ? {} : { 'x-forwarded-for': visitor }),
        },
      },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('error', reject);
        reply.on('end', () => {
          const answer = Buffer.concat(chunks).toString();
          const isGood = reply.statusCode === 200 || reply.statusCode === 201;
          if (isGood) resolve(JSON.parse(answer));
          else reject(new Error(`${path} answered ${reply.statusCode}: ${answer.slice(0, 200)}`));
        });
      },
    );
    sent.on('error', reject);
    sent.end(text);
  });
}
