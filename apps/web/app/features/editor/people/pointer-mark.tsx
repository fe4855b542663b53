/** Where somebody points, with their name, in the color of the group around it. */
export function PointerMark(of: {
  readonly at: readonly [x: number, y: number];
  readonly name: string;
  /** Units of the drawing for one pixel. */
  readonly scale: number;
}) {
  const { at, name, scale } = of;
  const shown = name.length > 18 ? `${name.slice(0, 17)}…` : name;
  const width = shown.length * 6.6 + 12;
  return (
    <g transform={`translate(${at[0]} ${at[1]}) scale(${scale})`}>
      <path d="M0 0 L4 14 L7 8 L13 7 Z" fill="currentColor" stroke="white" strokeWidth={1} />
      <rect fill="currentColor" height={20} rx={4} width={width} x={10} y={12} />
      <text className="text-12" fill="white" dominantBaseline="central" x={16} y={22}>
        {shown}
      </text>
    </g>
  );
}
