// Most pages wait only for their loaders, which have finished when rendering starts. Rendering to one string costs some
// 70 % of streaming a thousand small pieces.
import { randomUUID } from 'node:crypto';
import { renderToString } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { createPartMemory, PartsContext, takeParts } from './part-memory.ts';
import { holdScriptsBack } from './scripts-later.ts';

export interface AtOnce {
  readonly routerContext: EntryContext;
  readonly url: string;
  readonly nonce: string | undefined;
}

/** What React leaves in place of a part that is pending or has failed. */
const UNFINISHED = '<!--$!-->';
const END = '</body></html>';

const memory = createPartMemory();
const mark = `${randomUUID()}-`;

/** Null if a part of the page is still pending, so that the page has to be streamed. */
export async function renderAtOnce({ routerContext, url, nonce }: AtOnce): Promise<string | null> {
  const { serverHandoffStream: data, ...context } = routerContext;
  const parts = { memory, mark, rendered: [] };
  const marked = renderToString(
    <PartsContext value={parts}>
      <ServerRouter context={context} url={url} {...(nonce ? { nonce } : {})} />
    </PartsContext>,
  );
  const html = takeParts(marked, parts);
  if (data === undefined || html.includes(UNFINISHED) || !html.endsWith(END)) return null;
  const own = nonce === undefined ? '' : ` nonce="${nonce}"`;
  const given = escapeScript(JSON.stringify(await textOf(data)));
  const page = holdScriptsBack(html.slice(0, -END.length), nonce);
  return `<!DOCTYPE html>${page}<script${own}>{const c=window.__reactRouterContext.streamController;c.enqueue(${given});c.close()}</script>${END}`;
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString();
    parts.push(value);
  }
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '\\u0026',
  '>': '\\u003e',
  '<': '\\u003c',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** JSON that is safe inside a script element. */
function escapeScript(json: string): string {
  return json.replace(/[&><\u2028\u2029]/g, (sign) => ESCAPES[sign] ?? '');
}
