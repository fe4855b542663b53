// Whether a PDF has its beginning, its end and the table that its end points at. Nothing in it is unpacked or run, so
// that no file takes longer than a look at it.

/** In which the marks of the beginning and of the end must stand: what readers allow. */
const EDGE = 1024;
/** Of the object that is the table, before its stream begins. */
const LONGEST_HEAD = 4096;

/** Bytes that begin as a PDF does: false where the file was cut off or is another with that beginning. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.subarray(0, EDGE).indexOf('%PDF-');
  const end = file.subarray(-EDGE).toString('latin1');
  const last = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1);
  if (start === -1 || last === undefined) return false;
  const place = Number(last[1]);
  // Counted from the beginning of the PDF, which may stand behind a line of something else.
  return [place, place + start].some((at) => isTable(file, at));
}

/** The table of what is where: as text, or as an object with a stream (since PDF 1.5). */
function isTable(file: Buffer, at: number): boolean {
  const text = file.subarray(at, at + LONGEST_HEAD).toString('latin1');
  if (/^\s*xref\s+\d+\s+\d+\s/.test(text)) return file.includes('trailer', at);
  return /^\s*\d+\s+\d+\s+obj\b/.test(text) && /\/Type\s*\/XRef\b/.test(text);
}
