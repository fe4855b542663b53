import { expect, test } from 'vitest';
import { aiLoginPath, aiTarget } from './ai-redirect.ts';

test('AI-02 U-09 a sign-in leads back to a page of AI 3D design, and nowhere else', () => {
  expect(aiTarget('/design-ai/credits?x=1')).toBe('/design-ai/credits?x=1');
  for (const bad of [null, '/cart', '//evil.example', 'https://evil.example/design-ai', '/\\evil'])
    expect(aiTarget(bad)).toBe('/design-ai/welcome');
  expect(aiLoginPath('/design-ai/credits')).toBe(
    '/design-ai/login?redirect=%2Fdesign-ai%2Fcredits',
  );
});
