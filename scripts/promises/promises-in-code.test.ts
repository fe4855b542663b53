// No text of the code carries a figure of its own, and each word of promise is mapped to what keeps it. This covers what
// no server renders: pages after sign-in, dialogs, errors, and every mail. apps/server/src/promises.test.ts holds the
// rendered figures against settings and tables.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type CodeText, listCodeFiles, readCodeTexts, textsOf } from './code-texts.ts';
import { figuresIn, promisesIn } from './figures.ts';
import { FIXED, PROMISES } from './promises-in-code.ts';

const root = resolve(import.meta.dirname, '../..');
const files = listCodeFiles();
const texts = files.flatMap(readCodeTexts).filter((text) => !isNoSentence(text));

/** SQL with its intervals, CSS and HTML. */
function isNoSentence({ file, text }: CodeText): boolean {
  if (file.startsWith('apps/server/') && /^\d+ (?:minute|hour|day)s$/.test(text)) return true;
  return /^(?:select|insert|update|delete|with) |^[a-z-]+\(|^</.test(text);
}

/** What is put in promises nothing by its name. */
const withoutNames = (text: string) => text.replace(/\{[^{}]*\}/g, '{}');

const isFixed = (text: string) => FIXED.some((fixed) => fixed.text === text);

function ownFigures({ file, line, text }: CodeText): readonly string[] {
  if (isFixed(text)) return [];
  return figuresIn(withoutNames(text)).map(
    ({ words }) =>
      `${file}:${line} says '${words}' in '${text}': put in the setting, the policy (packages/domain/src/policy/policy.ts) or the table that it comes from`,
  );
}

function unmappedPromises({ file, line, text }: CodeText): readonly string[] {
  if (isFixed(text)) return [];
  const mapped = PROMISES.filter(({ says }) => text.includes(says));
  const rest = mapped.reduce((left, { says }) => left.replaceAll(says, ''), text);
  return promisesIn(withoutNames(rest)).map(
    ({ words }) =>
      `${file}:${line} promises '${words}' in '${text}': say in scripts/promises/promises-in-code.ts what keeps it`,
  );
}

test('the texts of web, server, contract and domain are read', () => {
  expect(files.length).toBeGreaterThan(1_200);
  expect(texts.length).toBeGreaterThan(10_000);
});

test('no text carries a sum, a share, a time, a date or a number of things of its own', () => {
  expect(texts.flatMap(ownFigures)).toEqual([]);
});

test('every promise is mapped to what keeps it, which is there', () => {
  expect(texts.flatMap(unmappedPromises)).toEqual([]);
  expect(PROMISES.filter(({ keptBy }) => !existsSync(join(root, keptBy)))).toEqual([]);
});

test('nothing is mapped that no text says', () => {
  const unsaid = PROMISES.filter(({ says }) => !texts.some(({ text }) => text.includes(says)));
  expect(unsaid).toEqual([]);
  const gone = FIXED.filter((fixed) => !texts.some(({ text }) => text === fixed.text));
  expect(gone).toEqual([]);
});

test.each([
  ['<p>Answered within 24 hours.</p>', '24 hours'],
  ['<p>Answered within two <b>days</b>.</p>', 'two days'],
  ['<p>Answered within a day.</p>', 'within a day'],
  ['<p>{count} of 12 showrooms</p>', '12 showrooms'],
  ["const hint = 'More than 2,000 products';", '2,000 products'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a template.
  ['const hint = `Only $9.99 for ${name}`;', '$9.99'],
  ['<Offer words="Now 15% off" />', '15%'],
  ["const soon = 'Arrives by December 24.';", 'December 24'],
])('finds the figure of %s', (code, words) => {
  const found = textsOf('a.tsx', code).flatMap(ownFigures);
  expect(found[0]).toContain(`'${words}'`);
});

test.each([
  ['<p>We guarantee the best price.</p>', 'guarantee'],
  ['<p>Support 24/7</p>', '24/7'],
  ['<Banner title="Free returns" />', 'Free'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a template.
  ['const off = `Take ${rate}% off today`;', '% off'],
])('finds the promise of %s', (code, words) => {
  const found = textsOf('a.tsx', code).flatMap(unmappedPromises);
  expect(found[0]).toContain(`'${words}'`);
});

test.each([
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a template.
  'const hint = `Within ${RETURN_WINDOW_DAYS} days`;',
  '<p>Within {RETURN_WINDOW_DAYS} days, {formatUsd(price)}, {rate}%</p>',
  '<p className="w-1/2 days">Feel free to look around a 12 by 14 in room.</p>',
  "import x from './free.ts';",
])('takes nothing else for one: %s', (code) => {
  const found = textsOf('a.tsx', code);
  expect([...found.flatMap(ownFigures), ...found.flatMap(unmappedPromises)]).toEqual([]);
});
