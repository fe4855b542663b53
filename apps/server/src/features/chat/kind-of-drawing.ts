import type { ChatFileType } from '@wevisu/domain/chat/chat.ts';

/** Bytes within which a DXF begins its first section; comments may come before it. */
const HEAD = 4096;

/** A drawing of a building by its first bytes: DWG since release 14, DXF as text or binary. Null for anything else. */
export function kindOfDrawing(bytes: Buffer): ChatFileType | null {
  const head = bytes.subarray(0, HEAD).toString('latin1');
  if (/^AC10\d\d/.test(head)) return 'image/vnd.dwg';
  if (head.startsWith('AutoCAD Binary DXF\r\n')) return 'image/vnd.dxf';
  // Pairs of a number and a value, each on its line; 999 is a comment.
  return /^(?:\s*999\r?\n[^\n]*\n)*\s*0\r?\nSECTION\r?\n/.test(head) ? 'image/vnd.dxf' : null;
}
