// Whether a PDF has its header, its trailer and the table that the trailer points to. Nothing in it is unpacked or run,
// so no file takes long.

/** Bytes within which readers accept the header and the end marker. */
const EDGE = 1024;
/** Of the object that is the table, before its stream begins. */
const LONGEST_HEAD = 4096;

/** For bytes that begin like a PDF: false if the file is truncated or something else. */
export function isWholePdf(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = file.subarray(0, EDGE).indexOf('%PDF-');
  const end = file.subarray(-EDGE).toString('latin1');
  const last = [...end.matchAll(/startxref\s+(\d{1,10})\s+%%EOF/g)].at(-1);
  if (start === -1 || last === undefined) return false;
  const place = Number(last[1]);
  // Counted from the header, which may come after other bytes.
  return [place, place + start].some((at) => isTable(file, at));
}

/** The cross-reference table: as text, or as an object with a stream (since PDF 1.5). */
function isTable(file: Buffer, at: number): boolean {
  const text = file.subarray(at, at + LONGEST_HEAD).toString('latin1');
  if (/^\s*xref\s+\d+\s+\d+\s/.test(text)) return file.includes('trailer', at);
  return /^\s*\d+\s+\d+\s+obj\b/.test(text) && /\/Type\s*\/XRef\b/.test(text);
}
