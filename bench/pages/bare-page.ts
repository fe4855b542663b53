// A page with the same elements as one of ours, rendered and hydrated by React alone: no router, no components, no data.
import type { Page } from '@playwright/test';
import { build } from 'vite';

export interface BarePage {
  readonly html: string;
  readonly script: string;
}

/** Text, or an element with its attributes and children. */
type Node = string | readonly [tag: string, attributes: Record<string, string>, children: Node[]];

interface Parsed {
  readonly head: string;
  readonly body: string;
  readonly tree: readonly Node[];
}

/** `page` only parses the markup. `scriptPath` is where the script will be served. */
export async function toBarePage(
  page: Page,
  markup: string,
  scriptPath: string,
): Promise<BarePage> {
  const { head, body, tree } = await page.evaluate(parse, markup);
  const html = `<!DOCTYPE html><html lang="en-US"><head>${head}</head><body><div id="bare">${body}</div><script type="module" src="${scriptPath}"></script></body></html>`;
  return { html, script: await bundle(tree) };
}

/** Runs in the browser. */
function parse(markup: string): Parsed {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  for (const script of page.querySelectorAll('script')) script.remove();
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const boundaries: Comment[] = [];
  while (texts.nextNode()) {
    // Suspense boundaries. Empty comments separate texts and stay.
    const comment = texts.currentNode as Comment;
    if (comment.data !== '') boundaries.push(comment);
  }
  for (const comment of boundaries) comment.remove();
  // A plain tree has one text where two meet.
  const read = (parent: Element): Node[] =>
    [...parent.childNodes].flatMap((node): Node[] => {
      if (node instanceof Text) return [node.data];
      if (!(node instanceof Element)) return [];
      const attributes = [...node.attributes].filter(({ name }) => name !== 'style');
      const given = Object.fromEntries(attributes.map(({ name, value }) => [name, value]));
      return [[node.localName, given, read(node)]];
    });
  return { head: page.head.innerHTML, body: page.body.innerHTML, tree: read(page.body) };
}

const NAMES: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  srcset: 'srcSet',
  tabindex: 'tabIndex',
  value: 'defaultValue',
  checked: 'defaultChecked',
};

function toCode(node: Node): string {
  if (typeof node === 'string') return JSON.stringify(node);
  const [tag, attributes, children] = node;
  const props = Object.entries(attributes).map(([name, value]) => [NAMES[name] ?? name, value]);
  const inside = children.map((child) => `,${toCode(child)}`).join('');
  return `h(${JSON.stringify(tag)},${JSON.stringify(Object.fromEntries(props))}${inside})`;
}

async function bundle(tree: readonly Node[]): Promise<string> {
  const entry = 'virtual:bare';
  const code = `import { createElement as h, Fragment, startTransition } from 'react';
    import { hydrateRoot } from 'react-dom/client';
    const Bare = () => h(Fragment, null, ${tree.map(toCode).join(',')});
    startTransition(() => { hydrateRoot(document.getElementById('bare'), h(Bare)); });`;
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      {
        name: 'bare',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) => (id === entry ? code : undefined),
      },
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });
  if (!('output' in built)) throw new Error('The bare page was not built.');
  return built.output[0].code;
}
