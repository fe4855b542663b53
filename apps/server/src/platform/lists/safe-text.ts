/** A cell that begins so is a formula to a spreadsheet (ASVS 1.2.10). */
const FORMULA = /^[=+\-@\t\r\0]/;

/** Text of ours or of others as a cell that no spreadsheet computes. */
export function safeText(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Undoes `safeText`, so that an export put back in unchanged changes nothing. */
export function plainText(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell;
}
