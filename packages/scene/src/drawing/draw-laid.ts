// What lies on a covered area: its color, and the edges of the same pieces that are counted and seen in 3D.
import type { ProductFacts } from '../document/product-facts.ts';
import type { CoveredArea } from '../faces/face.ts';
import { layArea, layingOf } from '../laying/lay-area.ts';
import { materialColor } from '../materials/material-color.ts';
import type { Piece } from '../patterns/laying.ts';
import type { Point } from '../plane/polygon.ts';
import type { DrawnShape } from './drawing.ts';

export interface LaidDetail {
  readonly products: Readonly<Record<string, ProductFacts>>;
  /** Pieces narrower than this are too small to draw: only the color of their area is. */
  readonly minPieceTenths: number;
}

/** 1 mm at 1/4 in to the foot: joints closer than this run together on paper. */
const ON_PAPER_TENTHS = 480;
/** Areas of more pieces are drawn as their color: a room of penny rounds has tens of thousands. */
const MAX_PIECES = 12_000;

/** What a printed drawing shows of what is laid. */
export function onPaper({ products }: Pick<LaidDetail, 'products'>): LaidDetail {
  return { products, minPieceTenths: ON_PAPER_TENTHS };
}

/** Measured across; pieces with as many sides as a circle have one measure. */
const acrossOf = ({ lengthTenths, widthTenths }: Piece, pattern: string): number =>
  pattern === 'hexagon' || pattern === 'penny' || pattern === 'octagon-dot'
    ? lengthTenths
    : Math.min(lengthTenths, widthTenths);

interface Known {
  readonly facts: ProductFacts;
  readonly hasPieces: boolean;
  readonly shapes: readonly DrawnShape[];
}
const known = new WeakMap<CoveredArea, Known>();

/**
 * The shapes of an area: its color, then all edges of its pieces as one shape; none without a laid product.
 * `place` puts points of its face onto the drawing. Areas that an edit does not touch keep their shapes.
 */
export function drawLaid(
  area: CoveredArea,
  { products, minPieceTenths }: LaidDetail,
  place: (point: Point) => Point,
): readonly DrawnShape[] {
  const facts = area.covering.sku === null ? undefined : products[area.covering.sku];
  const laying = facts ? layingOf(area.covering, facts) : null;
  if (!facts || laying === null) return [];
  const { piece, pattern, material } = laying;
  const pieces = area.area / Math.max(1, piece.lengthTenths * piece.widthTenths);
  const hasPieces = acrossOf(piece, pattern) >= minPieceTenths && pieces <= MAX_PIECES;
  const before = known.get(area);
  if (before?.facts === facts && before.hasPieces === hasPieces) return before.shapes;
  const color = materialColor(material);
  const { nodeId } = area;
  const tones = area.regions.map(
    ({ outline, holes }): DrawnShape => ({
      look: 'laid',
      points: outline.map(place),
      holes: holes.map((hole) => hole.map(place)),
      closed: true,
      nodeId,
      color,
    }),
  );
  const rings = hasPieces
    ? layArea(area, facts).flatMap(({ polygon, holes }) =>
        [polygon, ...holes].map((ring) => ring.map(place)),
      )
    : [];
  const [first, ...rest] = rings;
  const edges: DrawnShape[] = first
    ? [{ look: 'piece', points: first, holes: rest, closed: true, nodeId }]
    : [];
  const shapes = [...tones, ...edges];
  known.set(area, { facts, hasPieces, shapes });
  return shapes;
}
