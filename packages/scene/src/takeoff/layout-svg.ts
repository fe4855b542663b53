import { svgPath, svgText } from '../drawing/svg-parts.ts';
import { boundsOf, type Point } from '../plane/polygon.ts';
import type { DrawnDimension, DrawnPiece, LayoutDrawing } from './layout-drawing.ts';

/** Tenths to millimeters, y down, as SVG counts. */
function at([x, y]: Point): string {
  return `${(x / 10).toFixed(2)} ${(-y / 10).toFixed(2)}`;
}

/** The drawing as a document of its own, in millimeters at full scale; fits any width. */
export function layoutSvg(drawing: LayoutDrawing): string {
  const { bounds, outlines, pieces, dimensions, title, cutList } = drawing;
  const width = (bounds.maxX - bounds.minX) / 10;
  const height = (bounds.maxY - bounds.minY) / 10;
  const text = Math.max(width, height) / 55;
  const margin = Math.max(...dimensions.map(({ offset }) => offset / 10), 0) + text * 2.5;
  const columns = Math.max(1, Math.floor((width + 2 * margin) / (text * 26)));
  const listTop = -bounds.minY / 10 + margin + text;
  const rows = Math.ceil(cutList.length / columns);
  const box = [
    bounds.minX / 10 - margin,
    -bounds.maxY / 10 - margin - text * 2,
    width + 2 * margin,
    height + 2 * margin + text * 2 + (rows + 1) * text * 1.4,
  ];
  const listed = cutList.map((line, n) => {
    const x = (box[0] as number) + text + (Math.floor(n / rows) * (box[2] as number)) / columns;
    const y = listTop + ((n % rows) + 1) * text * 1.4;
    return `<text class="l" x="${x.toFixed(1)}" y="${y.toFixed(1)}">${svgText(line)}</text>`;
  });
  const titleX = (box[0] as number) + text;
  const titleY = (box[1] as number) + text * 1.8;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map((one) => one.toFixed(1)).join(' ')}" role="img">`,
    `<title>${svgText(title)}</title>`,
    `<style>path{fill:none;stroke:#3d3a36;stroke-width:${(text / 14).toFixed(2)}}.w{fill:#f6f2ea}.c{fill:#e9dcc3}.o{stroke-width:${(text / 5).toFixed(2)}}.d{stroke:#8a5a2b}text{font-family:sans-serif;font-size:${text.toFixed(1)}px;fill:#3d3a36}.n,.m{text-anchor:middle}.m{dominant-baseline:central}.m{fill:#8a5a2b}.l{font-size:${(text * 0.9).toFixed(1)}px}</style>`,
    `<text x="${titleX.toFixed(1)}" y="${titleY.toFixed(1)}">${svgText(title)}</text>`,
    ...pieces.map((piece) => pieceSvg(piece, text)),
    `<path class="o" d="${svgPath(outlines, at)}"/>`,
    ...dimensions.map((one) => dimensionSvg(one, text)),
    ...listed,
    '</svg>',
  ].join('\n');
}

function pieceSvg({ outline, holes, number, at: [x, y] }: DrawnPiece, text: number): string {
  const path = `<path class="${number === null ? 'w' : 'c'}" fill-rule="evenodd" d="${svgPath([outline, ...holes], at)}"/>`;
  if (number === null) return path;
  const { minX, minY, maxX, maxY } = boundsOf(outline);
  // Small parts get small numbers rather than none: the cut list speaks of them.
  const max = Math.min((maxX - minX) / 10 / (0.7 * `${number}`.length), (maxY - minY) / 10);
  const size = Math.min(text, max * 0.8);
  const place = `x="${(x / 10).toFixed(2)}" y="${(-y / 10 + size * 0.35).toFixed(2)}"`;
  return `${path}<text class="n" ${place} style="font-size:${size.toFixed(2)}px">${number}</text>`;
}

function dimensionSvg({ from, to, offset, text: words }: DrawnDimension, text: number): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  // Outside of a counter-clockwise outline is on the right.
  const nx = (to[1] - from[1]) / length;
  const ny = (from[0] - to[0]) / length;
  const beside = ([x, y]: Point, by: number): Point => [x + nx * by, y + ny * by];
  const lines = [
    [beside(from, offset), beside(to, offset)],
    [beside(from, offset * 0.3), beside(from, offset * 1.15)],
    [beside(to, offset * 0.3), beside(to, offset * 1.15)],
  ];
  const path = svgPath(lines, at, false);
  const middle = beside([(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], offset + text * 8);
  let angle = (Math.atan2(from[1] - to[1], to[0] - from[0]) * 180) / Math.PI;
  // Never upside down.
  if (angle > 90 || angle <= -90) angle += 180;
  const place = at(middle);
  return `<path class="d" d="${path}"/><text class="m" transform="translate(${place}) rotate(${angle.toFixed(2)})">${svgText(words)}</text>`;
}
