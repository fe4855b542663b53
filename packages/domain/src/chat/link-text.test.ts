import { expect, test } from 'vitest';
import { splitLinks } from './link-text.ts';

const hrefs = (text: string) =>
  splitLinks(text).flatMap((part) => ('href' in part ? [part.href] : []));

test('joined, the parts are the message', () => {
  for (const text of [
    '',
    'No link',
    'See https://a.example/b. Or http://c.example',
    'https://x.example',
  ]) {
    expect(
      splitLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  }
});

test('what ends a sentence ends no address', () => {
  expect(hrefs('(see https://a.example/b_(c)).')).toEqual(['https://a.example/b_(c)']);
  expect(hrefs('https://a.example/?q=1, and')).toEqual(['https://a.example/?q=1']);
});

test('only http and https become links, and none that hides where it leads', () => {
  for (const text of [
    'javascript:alert(1)',
    'data:text/html,<script>',
    'https://wevisu.com@evil.example/',
    'https://user:secret@evil.example/',
    'file:///etc/passwd',
    'https://',
  ]) {
    expect([text, hrefs(text)]).toEqual([text, []]);
  }
});
