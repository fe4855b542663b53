// A product's dimensions as drafters draw them: two views to one scale, each with its overall lengths.

import { type Projection, silhouettesOf } from '@wevisu/scene/drawing/silhouettes.ts';
import { buildPieces } from '@wevisu/scene/kinds/build-model.ts';
import { fitPieces } from '@wevisu/scene/kinds/fit-model.ts';
import { fitOf } from '@wevisu/scene/kinds/fit-of.ts';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { type PictureSpecInput, pictureSpec } from '@wevisu/scene/materials/picture-spec.ts';
import { pieceCells } from '@wevisu/scene/materials/piece-cells.ts';
import { boundsOf, type Point, type Polygon } from '@wevisu/scene/plane/polygon.ts';
import { formatInches } from '../measures.ts';

/** A product seen from one side: rings filled by the even-odd rule, nearer ones last. */
interface Seen {
  readonly shapes: readonly (readonly Polygon[])[];
  readonly widthTmm: number;
  readonly heightTmm: number;
}

interface Views {
  readonly front: Seen;
  /** Seen from the right, drawn to the right of the front; or seen from above, drawn above it. */
  readonly second: Seen;
  readonly isSecondAbove: boolean;
}

/** Side of the square drawing. */
const SIDE = 1000;
/** Around the views, for the lengths. */
const MARGIN = 150;
/** Between the two views. */
const GAP = 110;
const LETTERS = 30;
/** Outlines snap to a grid of 10: small things are drawn as if they were this large. */
const GRID_SPAN = 30_000;

/** A tile, board, slab or sheet: its face and its edge. Throws a ZodError for a spec that can't be read. */
export function drawSurfaceSize(input: PictureSpecInput): string {
  const spec = pictureSpec.parse(input);
  const faces = pieceCells(spec.laying, 0).map(({ outline }) => outline);
  const { minX, maxX, minY, maxY } = boundsOf(faces.flat());
  const thick =
    spec.material.kind === 'turf'
      ? spec.material.pileHeightMm * 10
      : spec.laying.piece.thicknessTenths;
  const height = maxY - minY;
  const edge: Polygon = [
    [0, 0],
    [thick, 0],
    [thick, height],
    [0, height],
  ];
  const front = {
    shapes: faces.map((face) => [face.map(([x, y]): Point => [x - minX, y - minY])]),
    widthTmm: maxX - minX,
    heightTmm: height,
  };
  const second = { shapes: [[edge]], widthTmm: thick, heightTmm: height };
  return layOut({ front, second, isSecondAbove: false });
}

/** A fixture: from the front, and from above where it is deeper than high, else from its right. */
export function drawModelSize(spec: ModelSpec): string {
  return layOut(viewsOf(spec));
}

/** A fixture from the front, without measures: what stands for its picture until that is rendered. */
export function drawModelOutline(spec: ModelSpec): string {
  const { front } = viewsOf(spec);
  const scale = (SIDE - 2 * MARGIN) / Math.max(front.widthTmm, front.heightTmm);
  const x = (SIDE - front.widthTmm * scale) / 2;
  const y = (SIDE + front.heightTmm * scale) / 2;
  return sheetOf([paint(front, { x, y, scale })]);
}

function viewsOf(spec: ModelSpec): Views {
  const pieces = fitPieces(fitOf(spec), buildPieces(spec));
  const points = pieces.flatMap(({ shape }) => shape.points);
  const extent = (axis: 0 | 1 | 2) => {
    const values = points.map((point) => point[axis]);
    return (
      values.reduce((max, v) => Math.max(max, v)) - values.reduce((min, v) => Math.min(min, v))
    );
  };
  const [width, height, depth] = [extent(0), extent(1), extent(2)];
  const grown = GRID_SPAN / Math.max(width, height, depth);
  const seen = (project: Projection, widthMm: number, heightMm: number): Seen => {
    const rings = silhouettesOf(pieces, (point) => {
      const [right, up, near] = project(point);
      return [right * grown, up * grown, near * grown];
    }).flatMap(({ regions }) => regions.map(({ outline, holes }) => [outline, ...holes]));
    const { minX, minY } = boundsOf(rings.flat(2));
    return {
      shapes: rings.map((shape) =>
        shape.map((ring) =>
          ring.map(([x, y]): Point => [((x - minX) * 10) / grown, ((y - minY) * 10) / grown]),
        ),
      ),
      widthTmm: widthMm * 10,
      heightTmm: heightMm * 10,
    };
  };
  const isSecondAbove = depth > height;
  return {
    front: seen(([x, y, z]) => [x, y, z], width, height),
    second: isSecondAbove
      ? seen(([x, y, z]) => [x, -z, y], width, depth)
      : seen(([x, y, z]) => [-z, y, x], depth, height),
    isSecondAbove,
  };
}

function layOut({ front, second, isSecondAbove }: Views): string {
  const room = SIDE - 2 * MARGIN;
  const wide = isSecondAbove ? front.widthTmm : front.widthTmm + second.widthTmm;
  const high = isSecondAbove ? front.heightTmm + second.heightTmm : front.heightTmm;
  const scale = Math.min(
    (room - (isSecondAbove ? 0 : GAP)) / wide,
    (room - (isSecondAbove ? GAP : 0)) / high,
  );
  const width = wide * scale + (isSecondAbove ? 0 : GAP);
  const height = high * scale + (isSecondAbove ? GAP : 0);
  const left = (SIDE - width) / 2;
  const foot = (SIDE + height) / 2;
  const frontRight = left + front.widthTmm * scale;
  const frontTop = foot - front.heightTmm * scale;
  const parts = isSecondAbove
    ? [
        paint(second, { x: left, y: frontTop - GAP, scale }),
        upright(left, frontTop - GAP, second.heightTmm, scale),
      ]
    : [
        paint(second, { x: frontRight + GAP, y: foot, scale }),
        level(frontRight + GAP, foot, second.widthTmm, scale),
      ];
  return sheetOf([
    paint(front, { x: left, y: foot, scale }),
    level(left, foot, front.widthTmm, scale),
    upright(left, foot, front.heightTmm, scale),
    ...parts,
  ]);
}

function sheetOf(parts: readonly string[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}"`,
    ' font-family="Inter, Helvetica, Arial, sans-serif" stroke-linejoin="round">',
    `<rect width="${SIDE}" height="${SIDE}" fill="#faf8f4"/>`,
    ...parts,
    '</svg>\n',
  ].join('');
}

interface Place {
  /** Of its lower left corner on the sheet. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function paint({ shapes }: Seen, { x, y, scale }: Place): string {
  const ring = (points: Polygon) =>
    `M${points.map(([px, py]) => `${round(x + px * scale)} ${round(y - py * scale)}`).join('L')}Z`;
  return shapes
    .map((rings) => {
      const path = rings.map(ring).join('');
      return `<path d="${path}" fill="#fff" fill-rule="evenodd" stroke="#1d2321" stroke-width="2"/>`;
    })
    .join('');
}

const OFFSET = 46;
const TICK = 9;

/** The length of a view, below it. Short ones have their label beside the line. */
function level(x: number, y: number, tmm: number, scale: number): string {
  const line = y + OFFSET;
  const end = x + tmm * scale;
  return (
    ink(`M${round(x)} ${y + 12}V${line + 14}M${round(end)} ${y + 12}V${line + 14}`) +
    ink(`M${round(x)} ${round(line)}H${round(end)}${tick(x, line)}${tick(end, line)}`) +
    words((x + end) / 2, line + LETTERS + 16, tmm)
  );
}

/** The height of a view, to its left. */
function upright(x: number, y: number, tmm: number, scale: number): string {
  const line = x - OFFSET;
  const end = y - tmm * scale;
  return (
    ink(
      `M${round(x - 12)} ${round(y)}H${round(line - 14)}M${round(x - 12)} ${round(end)}H${round(line - 14)}`,
    ) +
    ink(`M${round(line)} ${round(y)}V${round(end)}${tick(line, y)}${tick(line, end)}`) +
    words(line - 22, (y + end) / 2, tmm, -90)
  );
}

const tick = (x: number, y: number) =>
  `M${round(x - TICK)} ${round(y + TICK)}L${round(x + TICK)} ${round(y - TICK)}`;

function ink(path: string): string {
  return `<path d="${path}" fill="none" stroke="#1f5b47" stroke-width="2"/>`;
}

function words(x: number, y: number, tmm: number, angleDeg = 0): string {
  const turned = angleDeg === 0 ? '' : ` transform="rotate(${angleDeg} ${round(x)} ${round(y)})"`;
  return (
    `<text x="${round(x)}" y="${round(y)}" font-size="${LETTERS}" text-anchor="middle" fill="#1f5b47"` +
    `${turned}>${formatInches(Math.round(tmm))} in</text>`
  );
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
