import pdfmake from 'pdfmake';
import type { TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { pdfFonts } from './fonts.ts';
import { readable } from './readable.ts';

const files: ReadonlySet<string> = new Set(
  Object.values(pdfFonts).flatMap((face) => Object.values(face)),
);

pdfmake.setFonts(pdfFonts);
// A page is made only of its input: nothing is fetched, and no files but the typefaces are read.
pdfmake.setUrlAccessPolicy(() => false);
pdfmake.setLocalAccessPolicy((path) => files.has(path));

/**
 * The bytes of a PDF. The same definition and moment give the same bytes. Texts in scripts that none
 * of the faces has letters for (Chinese, Arabic) come out as empty boxes.
 */
export async function writePdf(definition: TDocumentDefinitions, madeAt: Date): Promise<Buffer> {
  const document = pdfmake.createPdf({
    ...definition,
    content: readable(definition.content),
    info: { ...definition.info, creationDate: madeAt },
    // Figures of one width line up in tables; kerned ones swallow the point of 67.1.
    defaultStyle: { font: 'Inter', fontFeatures: ['tnum'], ...definition.defaultStyle },
  });
  return document.getBuffer();
}
