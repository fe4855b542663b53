// The page stands without its scripts: asked for together they would take a slow line from style, typefaces and
// pictures. React Router has no setting for it, so its tags are changed on their way out.
import { Transform } from 'node:stream';
import { MARK_SEEN_COOKIE_NOTE } from './cookie-note-cookie.ts';

/** Longer than any tag that is changed: what is kept back of a chunk until its tag is whole. */
const LONGEST_TAG = 600;
/** Where a picture hangs, people should not wait for it to be able to do something. */
const LATEST_MS = 2_500;

/**
 * Runs in the browser, before the body is read. What is there already compiles as it is named: each in a task of its
 * own. A form that only its script can send is not sent before: the browser would load the page anew, without what was
 * typed, and with a password in the address.
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

/** Changes a page, or a part of it that does not end within a tag. A link to a script of ours needs no nonce. */
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

/** A page whose module scripts begin once all that is seen first has come, or 2.5 s after the text. */
export function holdScriptsBack(html: string, nonce: string | undefined): string {
  return change(html).replace('</head>', () => startScript(nonce));
}

/** As `holdScriptsBack`, of a page that comes in parts. */
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
      // One byte stays one character, as a chunk may end within one.
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
