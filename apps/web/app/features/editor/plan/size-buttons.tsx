import type { Frame } from '../drawings/plan-frame.ts';
import type { PlanSize } from './plan-sizes.ts';
import { sizeBox } from './size-marks.tsx';

export interface SizeButtonsProps {
  readonly sizes: readonly PlanSize[];
  readonly frame: Frame;
  /** Tenths per pixel. */
  readonly scale: number;
  readonly onSize: (index: number) => void;
}

/** The sizes of the plan for the keyboard; pointers press the plan itself. */
export function SizeButtons({ sizes, frame, scale, onSize }: SizeButtonsProps) {
  return sizes.map((size, index) => {
    const { width, height } = sizeBox(size, scale);
    return (
      <button
        aria-label={`Change ${size.text}, ${size.what}`}
        className="pointer-events-none absolute rounded-[6px]"
        key={index}
        onClick={() => onSize(index)}
        style={{
          left: (size.at[0] - frame.x - width / 2) / scale,
          top: (-size.at[1] - frame.y - height / 2) / scale,
          width: width / scale,
          height: height / scale,
          transform: `rotate(${-size.angleDeg}deg)`,
        }}
        type="button"
      />
    );
  });
}
