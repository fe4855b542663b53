// What the layout engine knows of a room: `npm run layout -- kitchen-l-12x13` for a floor plan of ours, or the path of a
// scene's JSON file. Prints each wall with where base and wall cabinets may stand, and what fills it.
import { readFileSync } from 'node:fs';
import { fillLength } from '@wevisu/layout/packing/fill-length.ts';
import { freeIntervals } from '@wevisu/layout/room/free-intervals.ts';
import { roomModel, type WallSegment } from '@wevisu/layout/room/room-model.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { readBuiltRooms } from '../db/demo/rooms/room-files.ts';

const [name = 'kitchen-l-12x13'] = process.argv.slice(2);

async function sceneNamed(): Promise<unknown> {
  if (name.endsWith('.json')) return JSON.parse(readFileSync(name, 'utf8'));
  const { plans } = await readBuiltRooms();
  const found = plans.find(({ id }) => id === name);
  if (!found)
    throw new Error(
      `There is no floor plan ${name}. One of: ${plans.map(({ id }) => id).join(', ')}`,
    );
  return found.scene;
}

/** The shell alone: what stands in the room may go. */
function emptied(document: SceneDocument): SceneDocument {
  const shell = Object.entries(document.nodes).filter(
    ([, { type }]) => type !== 'item' && type !== 'run',
  );
  return { ...document, nodes: Object.fromEntries(shell) };
}

const INCH = 254;
const rows = {
  base: { depthTenths: 25.5 * INCH, bottomTenths: 0, topTenths: 36 * INCH },
  wall: { depthTenths: 13 * INCH, bottomTenths: 54 * INCH, topTenths: 90 * INCH },
};
/** Stock widths: every 3 in from 9 to 36. */
const stock = Array.from({ length: 10 }, (_, i) => (9 + 3 * i) * INCH);

function endsOf({ leftEnd, rightEnd }: WallSegment): string {
  return `${leftEnd.kind} on the left, ${rightEnd.kind} on the right`;
}

const document = emptied(readScene(await sceneNamed()).document);
for (const [roomId, room] of nodesOf(document.nodes, 'room')) {
  const model = roomModel(document, roomId);
  if (!model) continue;
  console.log(`${room.name}: ${model.segments.length} walls`);
  for (const segment of model.segments) {
    console.log(
      `  Wall ${segment.index + 1}: ${formatFeetInches(segment.lengthTenths)}, ${endsOf(segment)}`,
    );
    for (const [tier, needs] of Object.entries(rows)) {
      for (const { fromTenths, toTenths } of freeIntervals(model, segment, needs)) {
        const { widths, restTenths } = fillLength(toTenths - fromTenths, stock);
        const inches = widths.map((width) => width / INCH).join(' + ') || 'nothing';
        console.log(
          `    ${tier} cabinets from ${formatFeetInches(fromTenths)} to ${formatFeetInches(toTenths)}: ${inches}, ${formatFeetInches(restTenths)} left`,
        );
      }
    }
  }
}
