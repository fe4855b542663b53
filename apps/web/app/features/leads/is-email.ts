/** Something, an @ and a host with a dot; whether it exists is only known once a mail arrives. */
export function isEmail(text: string): boolean {
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text.trim());
}
