import { expect, test } from 'vitest';
import { writePdf } from './write-pdf.ts';

const day = new Date('2026-03-01T12:00:00Z');
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0L9 9"/></svg>';

function pagesOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;
}

test('texts, drawings and pages become a PDF, the same bytes for the same day', async () => {
  const definition = {
    content: ['Kitchen', { svg, width: 100 }, { text: 'Bath', pageBreak: 'before' as const }],
  };
  const [first, second] = [await writePdf(definition, day), await writePdf(definition, day)];
  expect(first.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(first)).toBe(2);
  expect(second.equals(first)).toBe(true);
});

test('letters that the usual typeface lacks are set in one that has them', async () => {
  const pdf = await writePdf({ content: ['Wohnküche', { text: ['Кухня'] }] }, day);
  expect(pdf.toString('latin1')).toContain('Roboto');
  const plain = await writePdf({ content: ['Wohnküche'] }, day);
  expect(plain.toString('latin1')).not.toContain('Roboto');
});

test('control characters and halves of letters stop no page', async () => {
  const bad = '\u0000\u0007\ud800';
  const drawing = svg.replace('<path', `<title>${bad}</title><path`);
  const pdf = await writePdf({ content: [`a${bad}b`, { svg: drawing, width: 50 }] }, day);
  expect(pagesOf(pdf)).toBe(1);
});

test('no address is fetched and no file is read', async () => {
  const image = (source: string) => writePdf({ content: [{ image: source, width: 10 }] }, day);
  await expect(image('https://example.com/a.png')).rejects.toThrow();
  await expect(image('/etc/hostname')).rejects.toThrow();
});
