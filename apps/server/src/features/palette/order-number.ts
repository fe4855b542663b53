/** As orders are numbered: people type the digits alone, or small letters. */
export function toOrderNumber(typed: string): string {
  return /^\d+$/.test(typed) ? `WV-${typed}` : typed.toUpperCase();
}
