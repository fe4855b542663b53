// A drawing as SVG text: to download, to print, and as the picture of a floor plan.
import type { Drawing, DrawnLook } from './drawing.ts';
import { svgPath, svgText } from './svg-parts.ts';

interface Paint {
  readonly fill: string;
  readonly stroke: string;
  /** Tenths on the ground. */
  readonly width: number;
  readonly dash?: string;
  /** Of the fill. */
  readonly opacity?: number;
}

const paints: Readonly<Record<DrawnLook, Paint>> = {
  floor: { fill: '#faf8f4', stroke: 'none', width: 0 },
  laid: { fill: 'none', stroke: 'none', width: 0, opacity: 0.45 },
  piece: { fill: 'none', stroke: '#8a938f', width: 20 },
  wall: { fill: '#1d2321', stroke: '#1d2321', width: 60 },
  'half-wall': { fill: '#b9b3a6', stroke: '#1d2321', width: 90 },
  body: { fill: '#ffffff', stroke: '#1d2321', width: 110 },
  symbol: { fill: 'none', stroke: '#5f6b66', width: 80 },
  glass: { fill: '#ffffff', stroke: 'none', width: 0 },
  swing: { fill: 'none', stroke: '#8a938f', width: 70, dash: '380 260' },
  overhead: { fill: 'none', stroke: '#8a938f', width: 80, dash: '500 320' },
  counter: { fill: '#efeae0', stroke: '#1d2321', width: 110 },
  dimension: { fill: 'none', stroke: '#1f5b47', width: 60 },
  measured: { fill: 'none', stroke: '#b8562e', width: 100 },
};

const inks = { room: '#1d2321', note: '#5f6b66', dimension: '#1f5b47' } as const;

/** Laid around letters, so that they can be read over lines. */
const HALO = '#ffffff';
/** Prints at 1/4 in to the foot, as plans are. */
const SCALE = 48;

function onPaper(tenths: number): string {
  return (tenths / 10 / SCALE).toFixed(2);
}

/** Whole tenths: what is smaller can't be seen on paper. */
function toWhole(value: number): string {
  return String(Math.round(value));
}

/**
 * A complete SVG document, y down, in tenths of a millimeter, with a margin around the drawing, that
 * prints at 1/4 in to the foot. The same drawing gives the same text. `title` names it for screen readers.
 */
export function writeDrawingSvg(drawing: Drawing, title: string, marginTenths = 3_000): string {
  const { minX, minY, maxX, maxY } = drawing.bounds;
  const width = maxX - minX + 2 * marginTenths;
  const height = maxY - minY + 2 * marginTenths;
  const x = (value: number) => toWhole(value - minX + marginTenths);
  const y = (value: number) => toWhole(maxY - value + marginTenths);
  const shapes = drawing.shapes.map(({ look, points, closed, color, holes = [] }) => {
    const { fill, stroke, width: line, dash, opacity } = paints[look];
    const path = svgPath([points, ...holes], ([px, py]) => `${x(px)} ${y(py)}`, closed);
    const attributes = [
      `d="${path}"`,
      ...(holes.length > 0 ? ['fill-rule="evenodd"'] : []),
      `fill="${closed ? (color ?? fill) : 'none'}"`,
      ...(opacity ? [`fill-opacity="${opacity}"`] : []),
      `stroke="${stroke}"`,
      ...(line > 0 ? [`stroke-width="${line}"`] : []),
      ...(dash ? [`stroke-dasharray="${dash}"`] : []),
    ];
    return `<path ${attributes.join(' ')}/>`;
  });
  const texts = drawing.texts.map(({ text, at, size, angleDeg, look }) => {
    const turned =
      angleDeg === 0 ? '' : ` transform="rotate(${-angleDeg} ${x(at[0])} ${y(at[1])})"`;
    // A baseline of our own: printers' readers of SVG disagree about dominant-baseline.
    const place = `x="${x(at[0])}" y="${toWhole(maxY - at[1] + marginTenths + size * 0.35)}"`;
    const set = `${place} font-size="${toWhole(size)}" text-anchor="middle"${turned}`;
    const words = svgText(text);
    const halo = `stroke="${HALO}" stroke-width="${toWhole(size * 0.3)}" fill="${HALO}"`;
    return (
      `<text ${set} ${halo} aria-hidden="true">${words}</text>` +
      `<text ${set} fill="${inks[look]}">${words}</text>`
    );
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${toWhole(width)} ${toWhole(height)}"`,
    ` width="${onPaper(width)}mm" height="${onPaper(height)}mm" role="img"`,
    ' font-family="Inter, Helvetica, Arial, sans-serif" stroke-linejoin="round">',
    `<title>${svgText(title)}</title>`,
    ...shapes,
    ...texts,
    '</svg>\n',
  ].join('');
}
