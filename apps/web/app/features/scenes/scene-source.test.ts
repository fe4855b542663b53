import type { ProjectId } from '@wevisu/domain/ids.ts';
import { expect, test } from 'vitest';
import { readSource, type SceneSource, sourcePath } from './scene-source.ts';

const sources: readonly SceneSource[] = [
  { kind: 'template', id: 'galley-kitchen-modern' },
  { kind: 'template', id: 'own-12' },
  { kind: 'plan', id: 'l-kitchen' },
  { kind: 'own', id: 'k3v9' },
  { kind: 'project', id: 42 as ProjectId },
  { kind: 'shared', id: 43 as ProjectId },
  { kind: 'together', id: 44 as ProjectId },
  { kind: 'empty' },
];

test.each(sources)('the address of $kind opens it again', (source) => {
  const { searchParams } = new URL(sourcePath(source), 'https://example.com');
  expect(readSource(searchParams)).toEqual(source);
});

test('a project that is no number opens the empty room', () => {
  expect(readSource(new URLSearchParams('project=abc'))).toEqual({ kind: 'empty' });
});
