/** Marks a row of the list. When a row disappears, the one in its place gets the focus. */
export const ROW_MARK = { 'data-list-row': true } as const;

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-list-row]')];

/**
 * Call before a change is drawn. If the focused element disappears with it, the row in its place gets the
 * focus, or else the panel of the selection, or else the button that opens the panel.
 */
export function restoreFocus(): void {
  const had = document.activeElement;
  if (!had || had === document.body) return;
  const place = rows().indexOf(had as HTMLElement);
  // The selection updates after the change, and the sheet opens or closes after the selection.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = place < 0 ? undefined : (rows()[place] ?? rows().at(-1));
      const panel = document.querySelector<HTMLElement>('[data-panel]');
      (next ?? panel ?? document.querySelector<HTMLElement>('[data-opens-sheet]'))?.focus();
    }),
  );
}
