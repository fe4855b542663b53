import { readFileSync } from 'node:fs';
import { computeContrast } from '@wevisu/domain/people/contrast.ts';
import { expect, test } from 'vitest';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');

/** The plain hex tokens of one color scheme; the dark one overrides the light one. */
function readTokens(scheme: 'light' | 'dark') {
  const dark = css.indexOf('(prefers-color-scheme: dark)');
  const end = css.indexOf('(prefers-reduced-motion', dark);
  const source = scheme === 'light' ? css.slice(0, dark) : css.slice(0, end);
  const found = [...source.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6});/g)];
  return new Map(found.map(([, name, color]) => [name ?? '', color ?? '']));
}

const TEXTS = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunken'],
  ['muted', 'paper'],
  ['muted', 'surface'],
  ['muted', 'sunken'],
  ['accent-text', 'paper'],
  ['accent-text', 'surface'],
  ['accent-text', 'sunken'],
  ['on-accent', 'accent'],
  ['on-clay', 'clay'],
  ['on-danger', 'danger'],
  ['clay-text', 'paper'],
  ['success', 'surface'],
  ['warning', 'surface'],
  ['danger', 'surface'],
  ['danger', 'paper'],
] as const;

for (const scheme of ['light', 'dark'] as const) {
  const tokens = readTokens(scheme);
  const contrast = (one: string, other: string) =>
    computeContrast(tokens.get(one) ?? '', tokens.get(other) ?? '');

  test.each(TEXTS)(`in ${scheme} colors %s reads on %s`, (text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test(`in ${scheme} colors the edge of a control is seen on every ground`, () => {
    for (const ground of ['paper', 'surface', 'sunken']) {
      expect(contrast('edge', ground), ground).toBeGreaterThanOrEqual(3);
    }
  });
}

test('FMT-01 FMT-02 FMT-03 mobile ends at 768 px and tablet at 1024 px', () => {
  const startOf = (name: string) => css.match(new RegExp(`--breakpoint-${name}: (\\d+)px`))?.[1];
  expect({ tablet: startOf('md'), desktop: startOf('lg') }).toEqual({
    tablet: '769',
    desktop: '1025',
  });
});
