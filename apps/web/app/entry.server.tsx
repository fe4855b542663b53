import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { nonceContext, wholeContext } from './platform/context.ts';
import { renderAtOnce } from './platform/render-at-once.tsx';
import { scriptsLater } from './platform/scripts-later.ts';

// The host fills these contexts. It must get them from here (`build.entry.module`), since the build has
// its own copy of each and contexts are compared by identity.
export {
  apiContext,
  nonceContext,
  requestInfoContext,
  wholeContext,
} from './platform/context.ts';

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  const html = await renderAtOnce({ routerContext, url: request.url, nonce });
  if (html !== null) {
    // Tells the host that the page is complete.
    headers.set('Content-Length', String(Buffer.byteLength(html)));
    return new Response(html, { status, headers });
  }

  // Crawlers and the page cache get the whole page at once; people get the shell as soon as it is ready.
  const isWhole = context.get(wholeContext) || isbot(request.headers.get('user-agent'));
  return new Promise((resolve, reject) => {
    let isShellSent = false;
    let finalStatus = status;

    function send() {
      isShellSent = true;
      const body = scriptsLater(nonce ?? undefined);
      body.once('close', () => clearTimeout(timer));
      pipe(body);
      const stream = createReadableStreamFromReadable(body);
      resolve(new Response(stream, { status: finalStatus, headers }));
    }

    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} {...(nonce ? { nonce } : {})} />,
      {
        ...(nonce ? { nonce } : {}),
        [isWhole ? 'onAllReady' : 'onShellReady']: send,
        onShellError: reject,
        onError(error: unknown) {
          finalStatus = 500;
          // Errors in the shell reject above, and the host logs them.
          if (isShellSent) console.error(error);
        },
      },
    );
    // One second more than the loaders' limit, so that their refusals can still be flushed.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}
