// Layout drawings with their numbered cuts.
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { drawingsOf, type TakeoffDrawing } from '@wevisu/scene/takeoff/drawings-of.ts';
import { layoutSvg } from '@wevisu/scene/takeoff/layout-svg.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import type { Content } from 'pdfmake/interfaces.js';
import { note, picture } from './look.ts';

const COLUMNS = 4;
/** Max pieces per page: whole ones are left out first. */
const MAX_PIECES = 5_000;
const MAX_CUTS = 480;

export interface RoomDrawing {
  readonly roomId: string;
  readonly drawing: TakeoffDrawing;
}

/** Each drawing with the room of its lines; slabs that several rooms share belong to no room (''). */
export function drawingsByRoom(document: SceneDocument, takeoff: Takeoff): RoomDrawing[] {
  const rooms = new Map(takeoff.lines.map(({ id, roomId }) => [id, roomId ?? '']));
  return drawingsOf(document).map((drawing) => {
    const ids = new Set(drawing.lineIds.map((id) => rooms.get(id) ?? ''));
    const [only] = ids;
    return { roomId: ids.size === 1 && only ? only : '', drawing };
  });
}

function cutColumns(list: readonly string[]): Content {
  const shown = list.slice(0, MAX_CUTS);
  const rows = Math.ceil(shown.length / COLUMNS);
  return {
    fontSize: 6.5,
    columnGap: 8,
    margin: [0, 6, 0, 0],
    columns: Array.from({ length: COLUMNS }, (_, n) => ({
      width: '*',
      stack: shown.slice(n * rows, (n + 1) * rows),
    })),
  };
}

/** One layout: the drawing with numbered cuts, and the list of them. */
export function layoutPage({ title, draw }: TakeoffDrawing): Content[] {
  const drawing = draw();
  const cuts = drawing.pieces.filter(({ number }) => number !== null);
  const isMany = drawing.pieces.length > MAX_PIECES;
  const pieces = !isMany ? drawing.pieces : cuts.length > MAX_PIECES ? [] : cuts;
  const list = drawing.cutList;
  const left = isMany ? ['Whole pieces are too many to draw one by one.'] : [];
  const more =
    list.length > MAX_CUTS
      ? [`${list.length - MAX_CUTS} more cuts are in the takeoff's own list.`]
      : [];
  return [
    picture(title, layoutSvg({ ...drawing, title: '', cutList: [], pieces }), 430),
    ...(list.length > 0 ? [cutColumns(list)] : []),
    ...[...left, ...more].map((text) => note(text, { margin: [0, 4, 0, 0] })),
  ];
}
