// The page renders without its scripts; requested together, they would take bandwidth from styles, fonts and
// pictures. React Router has no setting for it, so its tags are rewritten in the output.
import { Transform } from 'node:stream';
import { MARK_SEEN_COOKIE_NOTE } from './cookie-note-cookie.ts';

/** Longer than any rewritten tag: how much of a chunk to hold back until its tag is complete. */
const LONGEST_TAG = 600;
/** If a picture stalls, the page must still become interactive. */
const LATEST_MS = 2_500;

/**
 * Runs in the browser, before the body is parsed. Scripts that are already cached compile when they are listed, each in
 * its own task. A form that needs its script is not submitted before that: the browser would reload the page, losing
 * what was typed, with a password in the URL.
 */
const start =
  `(()=>{${MARK_SEEN_COOKIE_NOTE}addEventListener('submit',e=>{e.target.hasAttribute('action')||e.preventDefault()},true);let f=0;const g=()=>{if(f)return;f=1;
const l=[...document.querySelectorAll('link[rel=later],script[type="text/later"]')];
const c=new MessageChannel();c.port1.onmessage=()=>{const s=l.shift();if(!s)return c.port1.close();
if(s.rel)s.rel='modulepreload';else{const n=document.createElement('script');
n.type='module';n.nonce=s.nonce;n.textContent=s.textContent;s.replaceWith(n)}
c.port2.postMessage(0)};c.port2.postMessage(0)};
addEventListener('load',g);addEventListener('DOMContentLoaded',()=>setTimeout(g,${LATEST_MS}))})()`.replaceAll(
    '\n',
    '',
  );

/** Rewrites a page, or a part of it that does not end within a tag. A link to our own script needs no nonce. */
function change(html: string): string {
  return html
    .replaceAll(
      /<link rel="modulepreload"( href="[^"]*")(?: nonce="[^"]*")?/g,
      '<link rel="later"$1',
    )
    .replaceAll(/<script([^>]*) type="module" async="">/g, '<script$1 type="text/later">');
}

function startScript(nonce: string | undefined): string {
  return `<script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${start}</script></head>`;
}

/** A page whose module scripts start once everything above the fold has loaded, or 2.5 s after the text. */
export function holdScriptsBack(html: string, nonce: string | undefined): string {
  return change(html).replace('</head>', () => startScript(nonce));
}

/** Like `holdScriptsBack`, for a streamed page. */
export function scriptsLater(nonce: string | undefined): Transform {
  let rest = '';
  let isHead = true;

  function changePart(html: string): string {
    const changed = change(html);
    if (!isHead || !changed.includes('</head>')) return changed;
    isHead = false;
    return changed.replace('</head>', () => startScript(nonce));
  }

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      // Latin-1 keeps one byte one character, since a chunk may end inside a UTF-8 sequence.
      const text = rest + chunk.toString('latin1');
      const open = text.lastIndexOf('<');
      const isCut = open > text.lastIndexOf('>') && text.length - open < LONGEST_TAG;
      rest = isCut ? text.slice(open) : '';
      done(null, Buffer.from(changePart(isCut ? text.slice(0, open) : text), 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(changePart(rest), 'latin1'));
    },
  });
}
