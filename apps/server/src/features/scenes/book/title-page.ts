// The first page: what this is, and the plan of each level.
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { onPaper } from '@wevisu/scene/drawing/draw-laid.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { roomShape } from '@wevisu/scene/rooms/room-shape.ts';
import { styles } from '@wevisu/scene/styles.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import type { Content } from 'pdfmake/interfaces.js';
import { money, squareFeet } from './amounts.ts';
import { heading, note, picture } from './look.ts';

/** The levels that have anything to draw, from the ground up. */
export function levelsOf({ nodes }: SceneDocument): (readonly [NodeId, string])[] {
  const drawn = new Set(
    Object.values(nodes).flatMap((node) => ('levelId' in node ? [node.levelId] : [])),
  );
  return nodesOf(nodes, 'level')
    .filter(([id]) => drawn.has(id))
    .sort(([, a], [, b]) => a.elevationTenths - b.elevationTenths)
    .map(([id, { name }]) => [id, name || 'Level'] as const);
}

function subtitle(document: SceneDocument, takeoff: Takeoff): string {
  const shapes = nodesOf(document.nodes, 'room').flatMap(
    ([id]) => roomShape(document.nodes, id) ?? [],
  );
  const area = shapes.reduce((total, { inner }) => total + areaOf(inner), 0);
  const style = styles.find(({ id }) => id === document.style);
  return [
    ...(style ? [style.label] : []),
    shapes.length === 1 ? '1 room' : `${shapes.length} rooms`,
    squareFeet(area),
    ...(takeoff.totalCents > 0 ? [`products ${money(takeoff.totalCents)}`] : []),
  ].join('   ·   ');
}

export function titlePage(document: SceneDocument, takeoff: Takeoff): Content[] {
  const levels = levelsOf(document);
  return [
    heading(document.name || 'Untitled', { fontSize: 30, margin: [0, 0, 0, 6] }),
    note(subtitle(document, takeoff), { fontSize: 10, margin: [0, 0, 0, 10] }),
    ...levels.map(([id, name]) =>
      picture(
        levels.length === 1 ? 'Plan' : name,
        writeDrawingSvg(drawPlan(document.nodes, id, { laid: onPaper(document) }), `${name}, plan`),
        570,
      ),
    ),
  ];
}
