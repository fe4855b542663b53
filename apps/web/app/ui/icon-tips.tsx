import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 300;
const GAP_PX = 6;
/** Where the tip stays in the window. */
const EDGE_PX = 8;

interface Tip {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isAbove: boolean;
}

const showsText = (control: Element) =>
  [...control.querySelectorAll('span')].some(
    (one) => one.checkVisibility() && one.textContent.trim() !== '',
  );

/** The name of a control that shows no text itself. */
function tipFor(target: EventTarget | null): Tip | null {
  const control = target instanceof Element ? target.closest<HTMLElement>('[data-tip]') : null;
  if (control === null || showsText(control)) return null;
  const { left, right, top, bottom } = control.getBoundingClientRect();
  const isAbove = bottom > innerHeight - 80;
  return {
    text: control.dataset.tip ?? '',
    x: (left + right) / 2,
    y: isAbove ? top - GAP_PX : bottom + GAP_PX,
    isAbove,
  };
}

/**
 * The names of all icon buttons of a page, on hover and on keyboard focus. Screen readers have them as the
 * buttons' own names.
 */
export function IconTips() {
  const [tip, setTip] = useState<Tip | null>(null);
  const bubble = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const showLater = (target: EventTarget | null, ms: number) => {
      clearTimeout(timer);
      setTip(null);
      if (tipFor(target)) timer = setTimeout(() => setTip(tipFor(target)), ms);
    };
    const hide = () => {
      clearTimeout(timer);
      setTip(null);
    };
    const listeners = {
      pointerover: ({ target, pointerType }: PointerEvent) =>
        pointerType === 'mouse' && showLater(target, DELAY_MS),
      focusin: ({ target }: FocusEvent) =>
        target instanceof Element && target.matches(':focus-visible') && showLater(target, 0),
      focusout: hide,
      pointerdown: hide,
      keydown: ({ key }: KeyboardEvent) => key === 'Escape' && hide(),
    };
    for (const [type, listener] of Object.entries(listeners)) {
      addEventListener(type, listener as EventListener, { capture: true });
    }
    return () => {
      clearTimeout(timer);
      for (const [type, listener] of Object.entries(listeners)) {
        removeEventListener(type, listener as EventListener, { capture: true });
      }
    };
  }, []);
  useEffect(() => {
    const box = bubble.current?.getBoundingClientRect();
    if (!box || !bubble.current) return;
    const over = Math.max(0, box.right - innerWidth + EDGE_PX) - Math.max(0, EDGE_PX - box.left);
    bubble.current.style.marginInlineStart = `${-over}px`;
  }, [tip]);
  return tip === null ? null : (
    <span
      aria-hidden="true"
      className="pointer-events-none fixed z-50 -translate-x-1/2 whitespace-nowrap rounded-control bg-ink px-2.5 py-1.5 text-14 text-paper shadow-soft data-above:-translate-y-full"
      data-above={tip.isAbove || undefined}
      key={`${tip.text}:${tip.x}`}
      ref={bubble}
      style={{ left: tip.x, top: tip.y }}
    >
      {tip.text}
    </span>
  );
}
