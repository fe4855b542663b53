import { expect, test } from 'vitest';
import { fillPlaces, renderText } from './render-text.ts';

test('U-13 HTML of a text is shown as text, and a link that runs script leads nowhere', () => {
  const { intro, sections } = renderText(
    '<script>alert(1)</script>\n\n## A\n\n[x](javascript:alert(1)) <b onclick="x()">b</b>',
  );
  expect(intro).toContain('&lt;script&gt;');
  const html = intro + sections[0]?.html;
  expect(html).not.toMatch(/<script|<b |href="javascript/);
});

test('PAGES-11 a text is split at its headings, each with an address of its own', () => {
  const { intro, sections } = renderText(
    'before\n\n## 1. Return policy\n\nx\n\n## 2. Return policy\ny',
  );
  expect(intro).toBe('<p>before</p>');
  expect(sections).toEqual([
    { id: 'return-policy', title: '1. Return policy', html: '<p>x</p>' },
    { id: 'return-policy-2', title: '2. Return policy', html: '<p>y</p>' },
  ]);
});

test('G-28 names in braces are filled in, and those without a value stay', () => {
  const values = new Map([['brand_name', 'Acme']]);
  expect(fillPlaces('{brand_name} and {other}', values)).toBe('Acme and {other}');
});
