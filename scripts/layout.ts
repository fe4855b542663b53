// What the layout engine knows of a room and designs for it: `npm run layout -- kitchen-l-12x13` for a floor plan of ours,
// or the path of a scene's JSON file. Prints each wall with where base and wall cabinets may stand, and what fills it;
// the designs of the room with what the planning rules say of each. `--draw FOLDER` writes their plans as SVG and their
// scenes as JSON there; `--style modern` has them in products of the demo, `--budget 20000` for at most that many dollars,
// `--ask "white oak floor"` with such looks; `--all` sums up the designs of all our kitchens.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { designRoom } from '@wevisu/layout/design/design-room.ts';
import type { Stocked } from '@wevisu/layout/dressing/goods.ts';
import { purposes } from '@wevisu/layout/groups/wishes.ts';
import { designKitchens, type KitchenDesign } from '@wevisu/layout/kitchen/design-kitchens.ts';
import { fillLength } from '@wevisu/layout/packing/fill-length.ts';
import { askOf } from '@wevisu/layout/products/ask-of.ts';
import { dressDesign } from '@wevisu/layout/products/dress-design.ts';
import { judgeOf } from '@wevisu/layout/products/judge-dressed.ts';
import { freeIntervals } from '@wevisu/layout/room/free-intervals.ts';
import { roomModel, type WallSegment } from '@wevisu/layout/room/room-model.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { isOutdoors, type RoomUse } from '@wevisu/scene/document/nodes/room.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { writeDrawingSvg } from '@wevisu/scene/drawing/drawing-svg.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { formatFeetInches } from '@wevisu/scene/units/feet-inches.ts';
import { demoStock } from '../db/demo/rooms/demo-stock.ts';
import { readBuiltRooms } from '../db/demo/rooms/room-files.ts';

const { values, positionals } = parseArgs({
  options: {
    draw: { type: 'string' },
    all: { type: 'boolean' },
    style: { type: 'string' },
    budget: { type: 'string' },
    ask: { type: 'string', default: '' },
  },
  allowPositionals: true,
});
const [name = 'kitchen-l-12x13'] = positionals;
/** Read once one is asked for. */
let goods: Stocked | undefined;

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
    ([id, { type }]) => type !== 'item' && type !== 'run' && !id.startsWith('wing-wall'),
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

/** A design in the style that is asked for; null where none is, or where it can't be had. */
function dressed(
  { drawing }: KitchenDesign,
  document: SceneDocument,
  roomId: NodeId,
  palette: number,
): SceneDocument | null {
  const style = styles.find(({ id }) => id === values.style)?.id;
  if (style === undefined) return null;
  goods ??= demoStock();
  const begun = process.cpuUsage();
  const room = { id: roomId, use: 'kitchen', accentWall: null, vanityWall: null } as const;
  const found = dressDesign(
    { document, drawing, rooms: [room] },
    goods,
    {
      ...{ style, palette, withinDays: null },
      asks: readBrief(values.ask).finishes.flatMap(({ value }) => askOf(value)),
      budgetCents: values.budget === undefined ? null : Number(values.budget) * 100,
    },
    judgeOf(document, 'standard', roomId),
  );
  const { user, system } = process.cpuUsage(begun);
  console.log(
    `      dressed in ${Math.round((user + system) / 1000)} ms of CPU time: ${found.kind}`,
  );
  if (found.kind === 'over-budget') {
    console.log(`      from ${dollars(found.leastCents)}`);
    return null;
  }
  if (found.kind !== 'dressed') return null;
  const { takeoff, unsold } = found.dressed;
  console.log(
    `      ${dollars(takeoff.totalCents)} in all; not sold: ${unsold.join(', ') || 'nothing'}`,
  );
  for (const { sku, units, unit, totalCents } of takeoff.orders) {
    const facts = goods.facts(sku);
    console.log(
      `        ${units} ${unit} ${facts?.name} in ${facts?.finish} (${sku}), ${dollars(totalCents ?? 0)}`,
    );
  }
  return found.dressed.document;
}

function dollars(amountCents: number): string {
  return `$${(amountCents / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`;
}

function printChange(change: { readonly text: string } | null): void {
  console.log(`    ${change ? `It works with ${change.text}` : 'No change that was tried works'}`);
}

function printKitchens(shell: SceneDocument, roomId: NodeId, levelId: NodeId): void {
  const begun = process.cpuUsage();
  const { designs, declined } = designKitchens(shell, roomId, { island: 'may' });
  const { user, system } = process.cpuUsage(begun);
  console.log(
    `  ${designs.length} kitchens in ${Math.round((user + system) / 1000)} ms of CPU time`,
  );
  if (declined) {
    console.log(`    None: ${declined.reason}`);
    for (const { code, text } of declined.findings) console.log(`      ${code} ${text}`);
    printChange(declined.change);
  }
  for (const [i, design] of designs.entries()) {
    console.log(`    ${i + 1}: ${design.shape}${design.hasIsland ? ' with an island' : ''}`);
    for (const { code, tier, text } of design.findings)
      console.log(`      ${code} ${tier}: ${text}`);
    const document = dressed(design, shell, roomId, i) ?? design.document;
    writeDesign(document, levelId, `${roomId}-${i + 1}`);
  }
}

function printDesigns(shell: SceneDocument, roomId: NodeId, levelId: NodeId, use: RoomUse): void {
  const purpose = isOutdoors(use) ? 'outdoor' : purposes.find((one) => one === use);
  if (!purpose) return;
  const begun = process.cpuUsage();
  const { designs, declined } = designRoom(shell, roomId, { purpose });
  const { user, system } = process.cpuUsage(begun);
  console.log(
    `  ${designs.length} designs in ${Math.round((user + system) / 1000)} ms of CPU time`,
  );
  if (declined) {
    const { reason, group, findings, change } = declined;
    console.log(`    None: ${reason}${group ? ` for the ${group}` : ''}`);
    for (const { code, text } of findings) console.log(`      ${code} ${text}`);
    printChange(change);
  }
  for (const [i, design] of designs.entries()) {
    console.log(`    ${i + 1}: ${design.groups.map(({ label }) => label).join(', ')}`);
    for (const { code, tier, text } of design.findings)
      console.log(`      ${code} ${tier}: ${text}`);
    writeDesign(design.document, levelId, `${roomId}-${i + 1}`);
  }
}

/** The plan and the scene of a design, where they are asked for. */
function writeDesign({ nodes, ...rest }: SceneDocument, levelId: NodeId, title: string): void {
  if (values.draw === undefined) return;
  mkdirSync(values.draw, { recursive: true });
  const path = join(values.draw, title);
  writeFileSync(`${path}.json`, writeScene({ ...rest, nodes }));
  writeFileSync(`${path}.svg`, writeDrawingSvg(drawPlan(nodes, levelId), title));
}

function printRooms(document: SceneDocument): void {
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
    if (room.use === 'kitchen') printKitchens(document, roomId, model.levelId);
    else printDesigns(document, roomId, model.levelId, room.use);
  }
}

/** All our floor plans of kitchens, emptied: how many designs there are, and what guidelines they miss. */
async function printSummary(): Promise<void> {
  const { plans } = await readBuiltRooms();
  const kitchens = plans.filter(({ id }) => id.startsWith('kitchen-'));
  const missed = new Map<string, number>();
  let [designs, wrong, clean, rooms] = [0, 0, 0, 0];
  const begun = process.cpuUsage();
  for (const { scene } of kitchens) {
    const shell = emptied(readScene(scene).document);
    const found = nodesOf(shell.nodes, 'room').flatMap(
      ([id]) => designKitchens(shell, id, { island: 'may' }).designs,
    );
    const codes = found.map(({ findings }) =>
      findings.filter(({ tier }) => tier === 'recommended').map(({ code }) => code),
    );
    designs += found.length;
    wrong += found.filter(({ findings }) =>
      findings.some(({ tier }) => tier === 'broken' || tier === 'code'),
    ).length;
    clean += codes.filter((one) => one.length === 0).length;
    rooms += codes.some((one) => one.length === 0) ? 1 : 0;
    for (const code of codes.flat()) missed.set(code, (missed.get(code) ?? 0) + 1);
  }
  const { user, system } = process.cpuUsage(begun);
  console.log(`${designs} designs for ${kitchens.length} rooms, ${wrong} of them with an error`);
  console.log(`${clean} miss no recommended guideline; ${rooms} rooms have one that does not`);
  console.log([...missed].map(([code, count]) => `${code} ${count}`).join(', '));
  console.log(`${Math.round((user + system) / 1000 / kitchens.length)} ms of CPU time a room`);
}

if (values.all) await printSummary();
else printRooms(emptied(readScene(await sceneNamed()).document));
