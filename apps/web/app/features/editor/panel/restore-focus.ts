/** On the rows of the list: where one goes, another takes its focus. */
export const ROW_MARK = { 'data-list-row': true } as const;

const rows = () => [...document.querySelectorAll<HTMLElement>('[data-list-row]')];

/**
 * Called before a change is drawn. Should what has the focus go with it, the row in its place has it then, or the
 * panel of what is selected, or the button that opens one.
 */
export function restoreFocus(): void {
  const had = document.activeElement;
  if (!had || had === document.body) return;
  const place = rows().indexOf(had as HTMLElement);
  // The selection follows the change, and a sheet opens or closes after the selection.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next = place < 0 ? undefined : (rows()[place] ?? rows().at(-1));
      const panel = document.querySelector<HTMLElement>('[data-panel]');
      (next ?? panel ?? document.querySelector<HTMLElement>('[data-opens-sheet]'))?.focus();
    }),
  );
}
