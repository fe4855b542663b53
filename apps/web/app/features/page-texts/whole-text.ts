import type { Written } from './page-text-calls.ts';

/** Title, lead and body as one text, to compare. */
export function wholeText({ title, lead, body }: Pick<Written, 'title' | 'lead' | 'body'>): string {
  return [title, ...(lead === '' ? [] : [lead]), '', body].join('\n');
}
