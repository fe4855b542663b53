/** Something, an @ and a host with a dot; only a delivered email proves that it exists. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
