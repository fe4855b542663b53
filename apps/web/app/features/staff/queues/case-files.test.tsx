import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { StaffCaseDetail } from '@wevisu/contract/staff-queues.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CaseFiles } from './case-files.tsx';

type CaseFile = StaffCaseDetail['files'][number];

const file = (of: string, more: Partial<CaseFile>): CaseFile => ({
  ...{ file: of.repeat(32), kind: 'photo', label: of, change: null, live_place: null },
  ...more,
});

const read = (files: readonly CaseFile[]) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <CaseFiles files={files} />
    </QueryClientProvider>,
  );

/** What stands below the pictures of a list. */
const namesIn = (html: string, label: string) =>
  [
    ...(html.split(`aria-label="${label}"`)[1]?.split('</ul>')[0] ?? '').matchAll(
      /<p[^>]*>([^<]+)/g,
    ),
  ].map(([, name]) => name);

test('VEND-03 pictures that change their order are shown as they are live beside what is asked for', () => {
  const html = read([
    file('b', { live_place: 1 }),
    file('c', { change: 'added' }),
    file('a', { change: 'removed', live_place: 0 }),
  ]);
  expect(namesIn(html, 'Pictures live now')).toEqual(['a', 'b']);
  expect(namesIn(html, 'Pictures asked for')).toEqual(['b', 'c']);
});

test('VEND-03 pictures that stay as they are appear once, and a 3D model is not loaded by itself', () => {
  const html = read([
    file('a', { live_place: 0 }),
    file('m', { kind: 'model', change: 'added', label: '3D model, 2 m' }),
  ]);
  expect(html).not.toContain('live now');
  expect(namesIn(html, 'Pictures')).toEqual(['a']);
  expect(html).toContain('Show it in 3D');
  expect(html).not.toContain('canvas');
});
