import type { PlanSize } from './plan-sizes.ts';

export interface SizeMarksProps {
  readonly sizes: readonly PlanSize[];
  /** Tenths per pixel. */
  readonly scale: number;
}

/** Letters of the labels that keep their size, in pixels. */
const LABEL = 12;
/** A fingertip's share of the plan, in pixels. */
const HIGH = 36;
const WIDE = 48;

/** How much of the plan a written size takes, for fingers too. */
export function sizeBox({ text, letter }: PlanSize, scale: number) {
  const height = letter ?? LABEL * scale;
  return {
    width: Math.max(WIDE * scale, text.length * height * 0.6 + 10 * scale),
    height: Math.max(HIGH * scale, height * 1.4),
  };
}

/** Where sizes are pressed. They are painted by the plan itself. */
export function SizeMarks({ sizes, scale }: SizeMarksProps) {
  return sizes.map((size, index) => {
    const { width, height } = sizeBox(size, scale);
    const { name, at, angleDeg } = size;
    return (
      <rect
        className="cursor-pointer fill-transparent hover:fill-accent/15"
        data-node={name.of === 'room' ? name.roomId : undefined}
        data-size={index}
        height={height}
        key={index}
        rx={6 * scale}
        transform={`translate(${Math.round(at[0])} ${Math.round(-at[1])}) rotate(${-angleDeg})`}
        width={width}
        x={-width / 2}
        y={-height / 2}
      />
    );
  });
}
