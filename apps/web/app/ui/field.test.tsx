import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';
import { ToastCard } from './toast-card.tsx';

test('a field ties its label, hint and error to its input and is marked invalid', () => {
  const html = renderToStaticMarkup(
    <TextField error="Enter the city." hint="As on a letter." label="City" />,
  );
  const input = html.match(/<input[^>]*>/)?.[0] ?? '';
  const idOf = (text: string) =>
    html.match(new RegExp(`id="([^"]+)"[^>]*>(?:(?!id=).)*${text}`))?.[1] ?? 'missing';
  expect(input).toContain('aria-invalid="true"');
  expect(input.match(/aria-describedby="([^"]+)"/)?.[1]?.split(' ')).toEqual(
    expect.arrayContaining([idOf('As on a letter'), idOf('Enter the city')]),
  );
  expect(html).toMatch(new RegExp(`<label[^>]*for="${input.match(/ id="([^"]+)"/)?.[1]}"`));
});

test('a field without an error is not marked invalid', () => {
  expect(renderToStaticMarkup(<TextField label="City" />)).not.toContain('aria-invalid');
});

test('U-13 a toast shows markup of a server message as text', () => {
  const html = renderToStaticMarkup(
    <ToastCard kind="error" onClose={() => {}} text="<img src=x onerror=alert(1)>" />,
  );
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img');
});

test('errors and warnings interrupt a screen reader, the other toasts wait', () => {
  const roleOf = (kind: 'error' | 'warning' | 'success' | 'info') =>
    renderToStaticMarkup(<ToastCard kind={kind} onClose={() => {}} text="x" />).match(
      /role="(\w+)"/,
    )?.[1];
  expect(['error', 'warning', 'success', 'info'].map((kind) => roleOf(kind as 'error'))).toEqual([
    'alert',
    'alert',
    'status',
    'status',
  ]);
});
