// Blocks put in place, polylines taken apart, arcs straightened: a drawing as segments, words and signs.
import type { Point } from '../../plane/polygon.ts';
import { counted, type ImportFinding } from '../import-finding.ts';
import { flatTags } from './extended-data.ts';
import { plainLines } from './plain-text.ts';
import { type DxfDrawing, type DxfEntity, numberOf, textOf } from './read-drawing.ts';
import type { Tag } from './read-tags.ts';

const DEEPEST_BLOCK = 8;
/** A block of blocks of blocks grows without bounds. */
const MAX_SEGMENTS = 60_000;
/** Tags that are read at most, drawn or not: those of a block count once for each insert. */
const MAX_LOOKED_AT = 1_000_000;
/** Chords of arcs turn by this much. */
const CHORD = Math.PI / 12;

/** Coordinates in the drawing's own unit. */
export interface FlatSegment {
  readonly from: Point;
  readonly to: Point;
  readonly layer: string;
  readonly line: number;
  /** What the line itself is drawn with; 0 for a line without a width. */
  readonly width: number;
  /** Whether it stands for a part of a curve. */
  readonly isCurved: boolean;
  /** The entity in the model that it comes from: all lines of a block have the same owner. */
  readonly owner: number;
  readonly entity: DxfEntity;
}

interface FlatText {
  readonly at: Point;
  readonly text: string;
  readonly layer: string;
}

interface FlatArc {
  readonly center: Point;
  readonly radius: number;
  /** Counter-clockwise, radians. */
  readonly start: number;
  readonly sweep: number;
  readonly layer: string;
  readonly line: number;
  readonly owner: number;
}

interface FlatInsert {
  readonly name: string;
  readonly layer: string;
  readonly line: number;
  readonly at: Point;
  readonly owner: number;
  readonly entity: DxfEntity;
}

export interface FlatDrawing {
  readonly segments: readonly FlatSegment[];
  readonly texts: readonly FlatText[];
  readonly arcs: readonly FlatArc[];
  readonly inserts: readonly FlatInsert[];
  readonly findings: readonly ImportFinding[];
}

type Place = (point: Point) => Point;
interface Standing {
  readonly place: Place;
  readonly depth: number;
  readonly owner: number;
  /** Of lengths: what the blocks around it are enlarged by. */
  readonly scale: number;
  /** Layer of the block reference: what a block draws on layer 0 lies on it. */
  readonly layer: string | null;
}

/** Points along a bulged edge, its start left out, its end included. */
function bulged(from: Point, to: Point, bulge: number): Point[] {
  const angle = 4 * Math.atan(bulge);
  const steps = Math.max(1, Math.min(48, Math.ceil(Math.abs(angle) / CHORD)));
  if (bulge === 0 || !Number.isFinite(angle) || steps === 1) return [to];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const off = (1 - bulge * bulge) / (4 * bulge);
  const center: Point = [(from[0] + to[0]) / 2 - dy * off, (from[1] + to[1]) / 2 + dx * off];
  const start = Math.atan2(from[1] - center[1], from[0] - center[0]);
  const radius = Math.hypot(from[0] - center[0], from[1] - center[1]);
  const between = Array.from({ length: steps - 1 }, (_, i): Point => {
    const turned = start + (angle * (i + 1)) / steps;
    return [center[0] + radius * Math.cos(turned), center[1] + radius * Math.sin(turned)];
  });
  return [...between, to];
}

interface Corner {
  readonly at: Point;
  readonly bulge: number;
  /** Middle width of the edge that begins here. */
  readonly width: number;
}

/** The mean of the widths at both ends of an edge. */
function meanWidth(tags: readonly Tag[], otherwise: number): number {
  const widths = [40, 41].map((code) => Number(tags.find((tag) => tag.code === code)?.value));
  const [start, end] = widths.map((width) => (Number.isFinite(width) ? width : otherwise));
  return Math.max(0, ((start ?? 0) + (end ?? 0)) / 2);
}

function cornersOf(entity: DxfEntity): Corner[] {
  if (entity.type === 'POLYLINE') {
    return entity.vertices
      .filter((vertex) => (numberOf(vertex, 70, 0) & 16) === 0)
      .map((vertex) => ({
        at: [numberOf(vertex, 10, Number.NaN), numberOf(vertex, 20, Number.NaN)],
        bulge: numberOf(vertex, 42, 0),
        width: meanWidth(flatTags(vertex), meanWidth(flatTags(entity), 0)),
      }));
  }
  const constant = Math.max(0, numberOf(entity, 43, 0)) || 0;
  const corners: { at: [number, number]; bulge: number; tags: Tag[] }[] = [];
  for (const tag of flatTags(entity)) {
    const { code, value } = tag;
    const last = corners.at(-1);
    if (code === 10) corners.push({ at: [Number(value), Number.NaN], bulge: 0, tags: [] });
    else if (code === 20 && last) last.at[1] = Number(value);
    else if (code === 42 && last) last.bulge = Number(value);
    else last?.tags.push(tag);
  }
  return corners.map(({ at, bulge, tags }) => ({ at, bulge, width: meanWidth(tags, constant) }));
}

function isFinitePoint([x, y]: Point): boolean {
  return Number.isFinite(x) && Number.isFinite(y) && Math.abs(x) < 1e15 && Math.abs(y) < 1e15;
}

/** Longer texts begin in pieces of 250 characters. */
function wholeText(entity: DxfEntity): string {
  const pieces = flatTags(entity).filter(({ code }) => code === 1 || code === 3);
  return pieces.map(({ value }) => value).join('');
}

/** Flattens what a drawing shows. Endless and overfull blocks are findings. Pure. */
export function flattenDrawing({ blocks, entities }: DxfDrawing): FlatDrawing {
  const segments: FlatSegment[] = [];
  const texts: FlatText[] = [];
  const arcs: FlatArc[] = [];
  const inserts: FlatInsert[] = [];
  const missing = new Set<string>();
  let unplaced = 0;
  let unplacedLine: number | null = null;
  let tooDeep = false;
  let tooMany = false;
  let lookedAt = 0;

  function add(
    entity: DxfEntity,
    layer: string,
    standing: Standing,
    points: readonly Point[],
    ownWidth = 0,
  ) {
    const curved = points.length > 2 && entity.type === 'ARC';
    for (let i = 0; i + 1 < points.length; i++) {
      const [from, to] = [
        standing.place(points[i] as Point),
        standing.place(points[i + 1] as Point),
      ];
      if (!isFinitePoint(from) || !isFinitePoint(to)) {
        unplaced++;
        unplacedLine ??= entity.line;
      } else if (segments.length >= MAX_SEGMENTS) tooMany = true;
      else {
        const { owner, scale } = standing;
        const width = ownWidth * scale;
        const rest = { line: entity.line, isCurved: curved, owner, entity };
        segments.push({ from, to, layer, width, ...rest });
      }
    }
  }

  function addPolyline(entity: DxfEntity, layer: string, standing: Standing): void {
    // Meshes of surfaces are no plans.
    if (entity.type === 'POLYLINE' && (numberOf(entity, 70, 0) & (16 | 64)) !== 0) return;
    const corners = cornersOf(entity);
    const isClosed = (numberOf(entity, 70, 0) & 1) === 1;
    for (let i = 0; i < corners.length - (isClosed ? 0 : 1); i++) {
      const [a, b] = [corners[i], corners[(i + 1) % corners.length]];
      if (!a || !b) continue;
      const chords = bulged(a.at, b.at, a.bulge);
      const before = segments.length;
      add(entity, layer, standing, [a.at, ...chords], a.width);
      if (chords.length > 1) {
        for (let n = before; n < segments.length; n++) {
          segments[n] = { ...(segments[n] as FlatSegment), isCurved: true };
        }
      }
    }
  }

  function addArc(entity: DxfEntity, layer: string, standing: Standing): void {
    const center: Point = [numberOf(entity, 10, Number.NaN), numberOf(entity, 20, Number.NaN)];
    const radius = numberOf(entity, 40, Number.NaN);
    const start = (numberOf(entity, 50, 0) * Math.PI) / 180;
    const turn = (numberOf(entity, 51, 0) * Math.PI) / 180 - start;
    const sweep = turn - 2 * Math.PI * Math.floor(turn / (2 * Math.PI)) || 2 * Math.PI;
    if (!isFinitePoint(center) || !(radius > 0 && radius < 1e12) || !Number.isFinite(sweep)) {
      unplaced++;
      unplacedLine ??= entity.line;
      return;
    }
    const at = (angle: number): Point => [
      center[0] + radius * Math.cos(angle),
      center[1] + radius * Math.sin(angle),
    ];
    const placed = standing.place(center);
    const [a, b] = [standing.place(at(start)), standing.place(at(start + sweep / 2))];
    const angle = Math.atan2(a[1] - placed[1], a[0] - placed[0]);
    const middle = Math.atan2(b[1] - placed[1], b[0] - placed[0]);
    const half = middle - angle - 2 * Math.PI * Math.round((middle - angle) / (2 * Math.PI));
    arcs.push({
      center: placed,
      radius: Math.hypot(a[0] - placed[0], a[1] - placed[1]),
      start: half < 0 ? angle - sweep : angle,
      sweep,
      layer,
      line: entity.line,
      owner: standing.owner,
    });
    const steps = Math.max(2, Math.min(48, Math.ceil(sweep / CHORD)));
    const points = Array.from({ length: steps + 1 }, (_, i) => at(start + (sweep * i) / steps));
    add(entity, layer, standing, points);
  }

  function addInsert(entity: DxfEntity, layer: string, standing: Standing): void {
    const name = textOf(entity, 2)?.trim() ?? '';
    const block = blocks.get(name.toUpperCase());
    const at: Point = [numberOf(entity, 10, 0), numberOf(entity, 20, 0)];
    const [scaleX, scaleY] = [numberOf(entity, 41, 1), numberOf(entity, 42, 1)];
    const angle = (numberOf(entity, 50, 0) * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const placed = standing.place(at);
    if (!isFinitePoint(placed) || !Number.isFinite(scaleX * scaleY * cos)) {
      unplaced++;
      unplacedLine ??= entity.line;
      return;
    }
    inserts.push({ name, layer, line: entity.line, at: placed, owner: standing.owner, entity });
    if (!block) {
      missing.add(name.slice(0, 60));
      return;
    }
    if (standing.depth >= DEEPEST_BLOCK) {
      tooDeep = true;
      return;
    }
    const place: Place = ([x, y]) => {
      const [lx, ly] = [(x - block.base[0]) * scaleX, (y - block.base[1]) * scaleY];
      return standing.place([at[0] + lx * cos - ly * sin, at[1] + lx * sin + ly * cos]);
    };
    const scale = standing.scale * Math.sqrt(Math.abs(scaleX * scaleY));
    for (const inner of block.entities) {
      visit(inner, { ...standing, place, layer, scale, depth: standing.depth + 1 });
    }
  }

  function visit(entity: DxfEntity, standing: Standing): void {
    if (standing.depth > 0) lookedAt += entity.tags.length + entity.vertices.length;
    if (lookedAt > MAX_LOOKED_AT) tooMany = true;
    if (tooMany) return;
    const layer = entity.layer === '0' && standing.layer !== null ? standing.layer : entity.layer;
    // Seen from below: x runs the other way in what is drawn in its own axes.
    const isMirrored = entity.type !== 'LINE' && numberOf(entity, 230, 1) < 0;
    const { place } = standing;
    const own: Standing = isMirrored
      ? { ...standing, place: ([x, y]) => place([-x, y]) }
      : standing;
    if (entity.type === 'LINE') {
      const from: Point = [numberOf(entity, 10, Number.NaN), numberOf(entity, 20, Number.NaN)];
      const to: Point = [numberOf(entity, 11, Number.NaN), numberOf(entity, 21, Number.NaN)];
      add(entity, layer, own, [from, to]);
    } else if (entity.type === 'ARC') addArc(entity, layer, own);
    else if (entity.type === 'INSERT') addInsert(entity, layer, own);
    else if (entity.type === 'TEXT' || entity.type === 'MTEXT') {
      const at = own.place([numberOf(entity, 10, 0), numberOf(entity, 20, 0)]);
      for (const text of isFinitePoint(at) ? plainLines(wholeText(entity)) : []) {
        texts.push({ at, text: text.slice(0, 200), layer });
      }
    } else if (entity.type !== 'CIRCLE') addPolyline(entity, layer, own);
  }

  for (const [owner, entity] of entities.entries()) {
    visit(entity, { place: (point) => point, depth: 0, owner, scale: 1, layer: null });
  }
  const findings: ImportFinding[] = [];
  const say = (code: string, text: string, line: number | null = null) =>
    findings.push({ code, text, line });
  if (unplaced > 0) {
    const lines = counted(unplaced, 'line');
    say('place-unreadable', `${lines} whose place can't be read left out.`, unplacedLine);
  }
  if (missing.size > 0) {
    const names = [...missing].slice(0, 5).join(', ');
    say('block-missing', `${counted(missing.size, 'block')} not in the file: ${names}.`);
  }
  if (tooDeep) say('blocks-too-deep', 'Blocks within blocks beyond 8 levels were left out.');
  if (tooMany) {
    const many = counted(segments.length, 'line');
    say('too-many-lines', `The drawing is too large: only its first ${many} were read.`);
  }
  return { segments, texts, arcs, inserts, findings };
}
