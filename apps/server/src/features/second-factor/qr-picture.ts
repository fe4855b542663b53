import encodeQR from 'qr';

export interface QrPicture {
  /** The side in modules, with the quiet margin. */
  readonly side: number;
  /** The dark modules as the path of an SVG of that side: a run of a row is one rectangle. */
  readonly path: string;
}

/** Four modules of margin, as ISO 18004 asks for. */
const MARGIN = 4;

export function drawQr(text: string): QrPicture {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: MARGIN });
  const path = rows.map(drawRow).join('');
  return { side: rows.length, path };
}

function drawRow(row: readonly boolean[], y: number): string {
  let path = '';
  for (let x = 0; x < row.length; x += 1) {
    if (!row[x]) continue;
    const end = row.indexOf(false, x);
    path += `M${x} ${y}h${end - x}v1h${x - end}z`;
    x = end;
  }
  return path;
}
