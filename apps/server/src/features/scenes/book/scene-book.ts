// A scene as a printed book: its plans, each room's walls, products and layouts, then the order.
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces.js';
import { writePdf } from '../../../platform/pdf/write-pdf.ts';
import { findingsPage, materialsPage, orderPage } from './closing-pages.ts';
import { drawingsByRoom, layoutPage } from './layout-pages.ts';
import { heading, ink, note, PAGE } from './look.ts';
import { roomLines } from './room-lines.ts';
import { productTable, roomPages } from './room-pages.ts';
import { levelsOf, titlePage } from './title-page.ts';

/** Pictures of products by SKU, as data addresses of JPEGs. */
export type BookPictures = ReadonlyMap<string, string>;

export interface BookOf {
  readonly document: SceneDocument;
  /** Findings from reading the document. */
  readonly broken: readonly Finding[];
  readonly pictures: BookPictures;
}

/** The pages of a scene. Pure. */
export function describeScene({ document, broken, pictures }: BookOf): TDocumentDefinitions {
  const takeoff = takeoffOf(document);
  const lines = roomLines(document, takeoff);
  const drawings = drawingsByRoom(document, takeoff);
  const rooms = nodesOf(document.nodes, 'room');
  const levels = levelsOf(document);
  const ofRooms = levels.flatMap(([levelId]) => {
    const own = rooms.filter(([, room]) => room.levelId === levelId);
    return own.flatMap(([roomId]) =>
      roomPages({
        document,
        roomId,
        rows: lines.get(roomId) ?? [],
        drawings: drawings.filter((one) => one.roomId === roomId),
        withPlan: own.length > 1,
        totalCents: takeoff.byRoom[roomId] ?? 0,
        pictures,
      }),
    );
  });
  const elsewhere = lines.get('') ?? [];
  const shared = drawings.filter(({ roomId }) => roomId === '');
  const ofNoRoom: Content[] =
    elsewhere.length + shared.length === 0
      ? []
      : [
          heading('In no one room', { pageBreak: 'before' }),
          ...(elsewhere.length > 0 ? [productTable(elsewhere, pictures)] : []),
          ...shared.flatMap(({ drawing }) => layoutPage(drawing)),
        ];
  return {
    pageSize: { width: PAGE.width, height: PAGE.height },
    pageMargins: [PAGE.margin, PAGE.margin, PAGE.margin, PAGE.margin + 12],
    language: 'en-US',
    displayTitle: true,
    info: { title: document.name, creator: 'wevisu', producer: 'wevisu' },
    defaultStyle: { fontSize: 9, color: ink },
    content: [
      ...titlePage(document, takeoff),
      ...ofRooms,
      ...ofNoRoom,
      ...orderPage(document, takeoff),
      ...materialsPage(takeoff),
      ...findingsPage([...broken, ...checkRules(document)]),
    ],
    // There must be space below it for the head and the first row of a table.
    pageBreakBefore: ({ headlineLevel, startPosition }) =>
      headlineLevel === 1 && startPosition.verticalRatio > 0.88,
    footer: (page, pages) => ({
      margin: [PAGE.margin, 8, PAGE.margin, 0],
      columns: [
        note(document.name, { fontSize: 7.5 }),
        note(`${page} of ${pages}`, { fontSize: 7.5, alignment: 'right' }),
      ],
    }),
  };
}

/** The bytes of the book, dated `madeAt`. */
export function scenePdf(of: BookOf, madeAt: Date): Promise<Buffer> {
  return writePdf(describeScene(of), madeAt);
}
