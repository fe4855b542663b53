/** Focuses after the next render, once a closing dialog has restored focus. */
export function focusLater(id: string): void {
  requestAnimationFrame(() => requestAnimationFrame(() => document.getElementById(id)?.focus()));
}
