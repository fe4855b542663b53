import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useScreen } from '../workspace/workspace-context.ts';
import { useSelectionName } from './choose/selection-chip.tsx';
import { PANEL_MARK } from './focus-panel.ts';
import { PANEL_NAME, PanelBody } from './panel-body.tsx';

/** A finger that moves farther than this drags the sheet. */
const SWIPE_PX = 40;

/**
 * On phones: the panel below the view. It covers nothing, so the room stays visible and can be pressed while
 * choosing.
 */
export function Sheet() {
  const isOpen = useScreen((state) => state.isSheetOpen);
  return isOpen ? <OpenSheet /> : null;
}

function OpenSheet() {
  const tab = useScreen((state) => state.tab);
  const closeSheet = useScreen((state) => state.closeSheet);
  const selection = useSelectionName();
  const [isTall, setTall] = useState(false);
  const swipe = useSwipe((isUp) => {
    if (isUp) setTall(true);
    else if (isTall) setTall(false);
    else closeSheet();
  });
  const heading = useFocusFromBar();
  const title = tab === 'choose' ? selection || 'Choose' : tab === 'add' ? 'Add' : 'Room';

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.stopPropagation();
    closeSheet();
  }

  return (
    <aside
      aria-label={PANEL_NAME}
      {...PANEL_MARK}
      className={cx(
        'flex flex-col rounded-t-card transition-[height] duration-(--quick) motion-reduce:transition-none',
        isTall ? 'h-[74dvh]' : 'h-[44dvh]',
      )}
      onKeyDown={onKeyDown}
    >
      <header
        className="relative flex touch-none items-center border-line border-b ps-4 pe-1"
        {...swipe}
      >
        <span
          aria-hidden="true"
          className="absolute inset-x-0 top-1.5 mx-auto h-1 w-9 rounded-full bg-edge"
        />
        <h2
          className="min-w-0 flex-1 truncate pt-1 font-sans text-16 font-[560] outline-none"
          ref={heading}
          tabIndex={-1}
        >
          {title}
        </h2>
        <IconButton
          aria-expanded={isTall}
          className={cx('pt-1 transition-transform', !isTall && 'rotate-180')}
          icon="down"
          label="Taller"
          onPress={() => setTall(!isTall)}
        />
        <IconButton className="pt-1" icon="x" label="Close" onPress={closeSheet} />
      </header>
      <PanelBody tab={tab} />
    </aside>
  );
}

function useSwipe(onSwipe: (isUp: boolean) => void) {
  const from = useRef<number | null>(null);
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.clientY;
    },
    onPointerUp(event: PointerEvent) {
      const by = from.current === null ? 0 : event.clientY - from.current;
      from.current = null;
      if (Math.abs(by) > SWIPE_PX) onSwipe(by < 0);
    },
    onPointerCancel() {
      from.current = null;
    },
  };
}

/** The sheet takes the focus when it is opened from the bar and returns it when it closes. */
function useFocusFromBar() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    if (!(opener instanceof HTMLElement) || !opener.closest('[data-opens-sheet]')) return;
    heading.current?.focus();
    return () => opener.focus();
  }, []);
  return heading;
}
