// Markdown to HTML, in sections. micromark escapes HTML and drops dangerous links by itself, so that a
// text from staff can neither style nor run anything.
import type { Page } from '@wevisu/contract/pages.ts';
import { micromark } from 'micromark';

export type RenderedText = Pick<Page, 'intro' | 'sections'>;

/** `{name}` becomes the value of that name; names without a value stay as they are. */
export function fillPlaces(text: string, values: ReadonlyMap<string, string>): string {
  return text.replace(/\{([a-z_]+)\}/g, (place, name: string) => values.get(name) ?? place);
}

/** Each '## ' begins a section; the page styles its heading. */
export function renderText(markdown: string): RenderedText {
  const [intro = '', ...parts] = `\n${markdown.trim()}\n`.split(/\n## /);
  const used = new Map<string, number>();
  const sections = parts.map((part) => {
    const end = part.indexOf('\n');
    const title = part.slice(0, end).trim();
    return { id: newId(title, used), title, html: toHtml(part.slice(end + 1)) };
  });
  return { intro: toHtml(intro), sections };
}

function toHtml(markdown: string): string {
  return micromark(markdown).trim();
}

/** '12. Return policy' gets the anchor '#return-policy', a second one of that name '#return-policy-2'. */
function newId(title: string, used: Map<string, number>): string {
  const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  const id = words.join('-').replace(/^\d+-/, '') || 'section';
  const count = (used.get(id) ?? 0) + 1;
  used.set(id, count);
  return count === 1 ? id : `${id}-${count}`;
}
