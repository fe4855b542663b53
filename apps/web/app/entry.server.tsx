import { Transform } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, RouterContextProvider } from 'react-router';
import { ServerRouter } from 'react-router';
import { nonceContext } from './platform/context.ts';

// The host fills these contexts. It must take them from here (`build.entry.module`), since the
// build holds its own copy of each and a context is known by identity.
export { apiContext, nonceContext, requestInfoContext } from './platform/context.ts';

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const nonce = context.get(nonceContext);
  // A crawler gets the whole page at once; people get the shell as soon as it stands.
  const isWhole = isbot(request.headers.get('user-agent'));

  return new Promise((resolve, reject) => {
    let isShellSent = false;
    let finalStatus = status;

    function send() {
      isShellSent = true;
      const body = scriptsLast();
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
          // Failures of the shell reject above and are logged by the host.
          if (isShellSent) console.error(error);
        },
      },
    );
    // One second past the loaders' limit, so that their refusals can still be flushed.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

/**
 * A stream that lets scripts come after what is seen first: the page stands without them, and asked for
 * together they would take the line from its style and its pictures. React Router sets no priority itself.
 */
function scriptsLast(): Transform {
  let isHead = true;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!isHead) return done(null, chunk);
      // One byte stays one character, as a chunk may end within one.
      const text = chunk.toString('latin1');
      isHead = !text.includes('</head>');
      const link = '<link rel="modulepreload"';
      done(null, Buffer.from(text.replaceAll(link, `${link} fetchpriority="low"`), 'latin1'));
    },
  });
}
