import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdScriptsBack, scriptsLater } from './scripts-later.ts';

const page =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/a.css"/>' +
  '<link rel="modulepreload" href="/a.js" nonce="n"/></head><body><p>1 < 2, Qualität</p>' +
  '<script nonce="n">window.x = 1;</script><script nonce="n" type="module" async="">import "/a.js";</script></body></html>';

/** The output if the page is split at these bytes. */
function sent(cuts: readonly number[], nonce?: string): Promise<string> {
  const bytes = Buffer.from(page);
  const places = [...cuts, bytes.length].sort((a, b) => a - b);
  const chunks = places.map((to, i) => bytes.subarray(places[i - 1] ?? 0, to));
  return text(Readable.from(chunks.filter(({ length }) => length > 0)).pipe(scriptsLater(nonce)));
}

test('module scripts and what they need are held back, all else is as it was', async () => {
  const html = await sent([], 'n');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<link rel="later" href="/a.js"/>');
  expect(html).toContain('<p>1 < 2, Qualität</p>');
  expect(html).toContain('<script nonce="n">window.x = 1;</script>');
  expect(html).toContain('<script nonce="n" type="text/later">import "/a.js";</script>');
  expect(html).toMatch(/<script nonce="n">\(\(\)=>\{.*\}\)\(\)<\/script><\/head>/);
});

test('it does not matter where chunks end', async () => {
  const whole = await sent([]);
  const cuts = fc.array(fc.integer({ min: 0, max: Buffer.byteLength(page) }), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(cuts, async (places) => {
      expect(await sent(places)).toBe(whole);
    }),
  );
});

test('a page in one piece comes out as one in parts does', async () => {
  expect(holdScriptsBack(page, 'n')).toBe(await sent([], 'n'));
});
