import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { expect, test } from 'vitest';
import { decodeText, readPlan } from './read-plan.ts';

const exchange = resolve(import.meta.dirname, '../../../../../../packages/scene/src/exchange');
const fixtures = ['dxf', 'roomplan'].flatMap((folder) =>
  readdirSync(`${exchange}/${folder}/fixtures`).map((file) => `${folder}/fixtures/${file}`),
);

function bytesOf(text: string | Uint8Array): ArrayBuffer {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text;
  return Uint8Array.from(bytes).buffer;
}

test('there are more than a dozen files from other programs to test with', () => {
  expect(fixtures.length).toBeGreaterThanOrEqual(15);
});

test.each(fixtures)('G-40 %s becomes a room, a drawing, and a summary of both', (file) => {
  const bytes = bytesOf(readFileSync(`${exchange}/${file}`));
  const plan = readPlan({ bytes, name: 'Flat', unit: null });
  const { document, findings } = readScene(plan.scene);
  expect(document.name).toBe('Flat');
  expect(findings).toEqual([]);
  expect(plan.drawing).toMatch(/^<svg .*<\/svg>\n$/s);
  expect(plan.found[0]).toMatch(/^\d+ rooms?$/);
  expect(plan.possibleUnits.includes(plan.unit as never)).toBe(plan.unit !== null);
  expect(plan.unit === null).toBe(file.startsWith('roomplan'));
});

test('the stated width of a plan is that of its outer walls, as in the drawing', () => {
  const bytes = bytesOf(readFileSync(`${exchange}/dxf/fixtures/clean-faces-mm.dxf`));
  // Its outer faces are 7.3 by 5.2 m apart.
  const [wide, high] = [73_000, 52_000].map(formatFeetInches);
  expect(readPlan({ bytes, name: 'Flat', unit: null }).found).toContain(
    `${wide} x ${high} outside`,
  );
});

test('Windows text is read where it is not UTF-8', () => {
  expect(decodeText(bytesOf(Uint8Array.of(0x4b, 0xfc, 0x63, 0x68, 0x65)))).toBe('Küche');
  expect(decodeText(bytesOf('Küche'))).toBe('Küche');
});

test.each([
  ['nothing', ' \n ', /empty/],
  ['JSON of something else', '{"hello":1}', /no walls|no room/],
  ['half a JSON', '{"walls":[', /not whole JSON/],
  ['a list', '[1,2,3]', /no lines/],
  ['a picture', '\u0089PNG\r\n\u001a\n', /Line 1/],
])('G-40 %s is refused with a message', (_, text, words) => {
  expect(() => readPlan({ bytes: bytesOf(text), name: 'x', unit: null })).toThrow(words);
});
