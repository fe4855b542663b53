// The typefaces of printed pages. The web's own are WOFF2 with transformed outlines, which the PDF
// writer can't subset: the same faces as WOFF 1, and one with Greek and Cyrillic for what those lack.
import { fileURLToPath } from 'node:url';

function fileOf(specifier: string): string {
  return fileURLToPath(import.meta.resolve(specifier));
}

const inter = (weight: number) =>
  fileOf(`@fontsource/inter/files/inter-latin-${weight}-normal.woff`);

export const pdfFonts = {
  Inter: { normal: inter(400), bold: inter(600) },
  Fraunces: { normal: fileOf('@fontsource/fraunces/files/fraunces-latin-500-normal.woff') },
  Roboto: {
    normal: fileOf('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
    bold: fileOf('pdfmake/fonts/Roboto/Roboto-Medium.ttf'),
  },
} as const;

/** What the Latin files of Inter and Fraunces hold, as their makers state it. */
const latin =
  /^[\t\n\u{20}-\u{ff}\u{131}\u{152}\u{153}\u{2bb}\u{2bc}\u{2c6}\u{2da}\u{2dc}\u{2000}-\u{206f}\u{20ac}\u{2122}\u{2191}\u{2193}\u{2212}\u{2215}]*$/u;

/** Whether the usual faces can set a text; what they can't is set in Roboto. */
export function isLatin(text: string): boolean {
  return latin.test(text);
}
