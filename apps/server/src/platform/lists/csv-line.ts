export type ExportValue = string | number | boolean | null;

/** RFC 4180: fields with a comma, a quote or a line break are quoted, and lines end with CRLF. */
export function csvLine(cells: readonly ExportValue[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(cell: ExportValue): string {
  if (cell === null) return '';
  if (typeof cell === 'boolean') return cell ? 'Yes' : 'No';
  const text = String(cell);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
