// The pages of one room: its plan, walls, products and layouts.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { elevationsOf } from '@wevisu/scene/drawing/draw-elevation.ts';
import { onPaper } from '@wevisu/scene/drawing/draw-laid.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import { roomSizeText, sizeOf } from '@wevisu/scene/rooms/room-size.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { money, netText, percentText, squareFeet, unitsText } from './amounts.ts';
import { layoutPage, type RoomDrawing } from './layout-pages.ts';
import { heading, named, note, picture, table, tableHeading } from './look.ts';
import type { RoomLine } from './room-lines.ts';

/** Adds up areas and lengths; for counted products the units already are the pieces. */
function netOf({ lines }: RoomLine): string {
  const [first] = lines;
  if (!first || lines.some(({ measure }) => measure !== first.measure)) return '';
  const net = lines.reduce((total, line) => total + line.net, 0);
  return netText({ net, measure: first.measure });
}

const PICTURE = 34;

/** A picture column only if there are any: the command line has none. */
export function productTable(
  rows: readonly RoomLine[],
  pictures: ReadonlyMap<string, string>,
): Content {
  const hasPictures = rows.some(({ facts }) => pictures.has(facts.sku));
  return table(
    [
      ...(hasPictures ? [{ title: '', width: PICTURE }] : []),
      { title: 'Product', width: '*' },
      { title: 'Brand', width: 80 },
      { title: 'SKU', width: 62 },
      { title: 'Net', width: 54, isNumber: true },
      { title: 'Waste', width: 34, isNumber: true },
      { title: 'To order', width: 56, isNumber: true },
      { title: 'Price', width: 58, isNumber: true },
    ],
    rows.map((row) => [
      ...(hasPictures ? [pictureCell(pictures.get(row.facts.sku))] : []),
      named(row.facts.name, [row.facts.finish, row.facts.size].filter(Boolean).join(', ')),
      row.facts.brand,
      { text: row.facts.sku, fontSize: 7.5 },
      netOf(row),
      row.wasteE4 > 0 ? percentText(row.wasteE4) : '',
      unitsText(row.units, row.facts.unit),
      money(row.priceCents),
    ]),
  );
}

function pictureCell(picture: string | undefined): TableCell {
  return picture === undefined ? { text: '' } : { image: picture, fit: [PICTURE, PICTURE] };
}

/** Installation warnings, each once. */
function notesOf(rows: readonly RoomLine[]): Content[] {
  const notes = new Set(
    rows.flatMap(({ facts, lines }) =>
      lines.flatMap((line) => line.notes.map((text) => `${facts.name}: ${text}`)),
    ),
  );
  return [...notes].map((text) => note(text, { margin: [0, 2, 0, 0] }));
}

export interface RoomPagesInput {
  readonly document: SceneDocument;
  readonly roomId: NodeId;
  readonly rows: readonly RoomLine[];
  readonly drawings: readonly RoomDrawing[];
  /** The only room on a level already has the level's plan. */
  readonly withPlan: boolean;
  readonly totalCents: number;
  readonly pictures: ReadonlyMap<string, string>;
}

/** A room without a shape (its outline crosses itself) has no pages of drawings, only its products. */
export function roomPages(input: RoomPagesInput): Content[] {
  const { document, roomId, rows, drawings, withPlan, totalCents, pictures } = input;
  const room = document.nodes[roomId];
  if (room?.type !== 'room') return [];
  const shape = roomShape(document.nodes, roomId);
  const name = room.name || 'Room';
  const facts: string[] = [];
  if (shape) {
    facts.push(
      roomSizeText(sizeOf(shape)),
      squareFeet(areaOf(shape.inner)),
      `${formatFeetInches(shape.heightTenths)} high`,
    );
  }
  if (totalCents > 0) facts.push(money(totalCents));
  const plan = () =>
    writeDrawingSvg(
      drawPlan(document.nodes, room.levelId, { roomId, laid: onPaper(document) }),
      `${name}, plan`,
    );
  return [
    heading(name, { pageBreak: 'before' }),
    note(facts.join('   ·   ')),
    ...(withPlan && shape ? [picture('Plan', plan(), 400)] : []),
    ...elevationsOf(document, roomId).map(({ title, drawing }) =>
      picture(title, writeDrawingSvg(drawing, `${name}, ${title}`, 1_200), 300),
    ),
    ...(rows.length > 0
      ? [tableHeading('Products'), productTable(rows, pictures), ...notesOf(rows)]
      : []),
    ...drawings.flatMap(({ drawing }) => layoutPage(drawing)),
  ];
}
