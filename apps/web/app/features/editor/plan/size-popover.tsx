import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { SizeFields } from '../drawings/size-fields.tsx';
import type { PlanSize } from './plan-sizes.ts';

export interface SizePopoverProps {
  readonly size: PlanSize;
  /** Where the size is written, in pixels of the canvas. */
  readonly at: readonly [x: number, y: number];
  /** Height of the canvas, pixels. */
  readonly height: number;
  readonly onClose: () => void;
}

/** The fields of a size, right where it is written. Enter sets; Escape or a press elsewhere leaves. */
export function SizePopover({ size, at: [x, y], height, onClose }: SizePopoverProps) {
  const box = useRef<HTMLFieldSetElement>(null);
  const [before] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    },
    [before],
  );
  useEffect(() => {
    const press = ({ target }: PointerEvent) => {
      if (target instanceof Node && !box.current?.contains(target)) onClose();
    };
    addEventListener('pointerdown', press, { capture: true });
    return () => removeEventListener('pointerdown', press, { capture: true });
  }, [onClose]);
  return (
    <fieldset
      aria-label={`Size of the ${size.what.toLowerCase()}`}
      className="absolute z-2 flex w-92 max-w-[calc(100%-1rem)] items-start gap-2 rounded-card border border-line bg-surface p-3 shadow-soft"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        event.stopPropagation();
        onClose();
      }}
      ref={box}
      style={{
        left: `clamp(0.5rem, ${x - 184}px, calc(100% - min(23.5rem, 100% - 0.5rem)))`,
        // Never over the size itself: the click that follows a tap must not press a field.
        ...(y > height / 2
          ? { bottom: `clamp(0.5rem, ${height - y + 24}px, calc(100% - 13rem))` }
          : { top: `clamp(0.5rem, ${y + 24}px, calc(100% - 13rem))` }),
      }}
    >
      <div className="grid flex-1 grid-cols-2 gap-3">
        <SizeFields isFocused onSet={onClose} size={size.name} />
      </div>
      <IconButton icon="x" label="Close" onPress={onClose} />
    </fieldset>
  );
}
