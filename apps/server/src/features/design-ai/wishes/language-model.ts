// A language model behind an OpenAI-compatible API. It is asked once, for a short time; what it answers is untrusted.

import { Agent, request as send } from 'undici';
import { z } from 'zod';

export interface ModelPrompt {
  readonly system: string;
  readonly user: string;
}

export interface LanguageModel {
  /** Its answer as text; null if there is none in time. Never throws for what the other side does. */
  ask(prompt: ModelPrompt): Promise<string | null>;
  close(): Promise<void>;
}

export interface LanguageModelOptions {
  /** As in https://api.example/v1. */
  readonly baseUrl: string;
  /** Sent as a bearer token. */
  readonly apiKey: string | null;
  readonly model: string;
  /** Without the brief, the answer and the key. */
  readonly warn: (line: string) => void;
  readonly timeoutMs?: number;
}

/** A person waits for it. */
const TIMEOUT_MS = 12_000;
/** Forty wishes have 6 KB; the rest is what the API puts around them. */
const MAX_BYTES = 128 * 1024;
const MAX_TOKENS = 2_000;
const OK = 200;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })).min(1),
});

export function createLanguageModel(options: LanguageModelOptions): LanguageModel {
  const { baseUrl, apiKey, model, warn, timeoutMs = TIMEOUT_MS } = options;
  const url = `${baseUrl.replace(/\/+$/, '')}/chat/completions`;
  const dispatcher = new Agent({ connections: 4, pipelining: 1 });

  async function post(body: string): Promise<string | { readonly problem: string }> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const reply = await send(url, {
        ...{ dispatcher, method: 'POST', signal, body },
        headers: {
          'content-type': 'application/json',
          accept: 'application/json',
          ...(apiKey === null ? {} : { authorization: `Bearer ${apiKey}` }),
        },
      });
      const text = await readText(reply.body);
      if (reply.statusCode !== OK) return { problem: `status ${reply.statusCode}` };
      return text ?? { problem: 'too long' };
    } catch {
      return { problem: signal.aborted ? 'timed out' : 'not reached' };
    }
  }

  return {
    async ask({ system, user }) {
      const messages = [
        { role: 'system', content: system },
        { role: 'user', content: user },
      ];
      const body = { model, messages, temperature: 0, max_tokens: MAX_TOKENS, stream: false };
      const answer = await post(JSON.stringify(body));
      const content = typeof answer === 'string' ? contentOf(answer) : null;
      if (content === null) {
        const why = typeof answer === 'string' ? 'not a completion' : answer.problem;
        warn(`no wishes from the language model (${why})`);
      }
      return content;
    },
    close: () => dispatcher.destroy(),
  };
}

function contentOf(text: string): string | null {
  try {
    return completion.parse(JSON.parse(text)).choices[0]?.message.content ?? null;
  } catch {
    return null;
  }
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
