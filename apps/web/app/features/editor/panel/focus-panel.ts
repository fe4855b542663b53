/** Marks the panel wherever it is rendered. */
export const PANEL_MARK = { 'data-panel': true, tabIndex: -1 } as const;

/** Moves the focus into the panel once it shows the requested content. */
export function focusPanel(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-panel]')?.focus());
}
