import { expect, test } from 'vitest';
import { ownTemplateIdOf, ownTemplateKey } from './own-template.ts';

test('the name of an own template gives its id back', () => {
  expect(ownTemplateIdOf(ownTemplateKey(12))).toBe(12);
});

test.each(['galley-modern', 'own-0', 'own-012', 'own-', 'own-1x', 'own-9999999999999999'])(
  '%s names no own template',
  (key) => {
    expect(ownTemplateIdOf(key)).toBeNull();
  },
);
