/** Marks the panel, wherever it stands. */
export const PANEL_MARK = { 'data-panel': true, tabIndex: -1 } as const;

/** Moves the focus into the panel, once it shows what was asked for. */
export function focusPanel(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-panel]')?.focus());
}
