/** Once what is drawn next stands, and a dialog that closes has given the focus back to where it was. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}
