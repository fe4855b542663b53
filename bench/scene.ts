// How long the scene's own work takes on one thread: median CPU time, since wall time on a busy
// machine says little.
//   npm run bench:scene [-- --json FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { twelveRoomHouse } from '../e2e/rooms/twelve-room-house.ts';
import { describeMachine } from './results.ts';
import { fortyItemKitchen } from './scene/forty-item-kitchen.ts';
import { manyKitchens } from './scene/many-kitchens.ts';

const REPEATS = 51;
const WARM_UP = 5;

interface Task {
  readonly name: string;
  /** Target in milliseconds. */
  readonly limitMs: number;
  /** Untimed setup; returns the timed part. */
  prepare(): () => unknown;
}

const tasks: readonly Task[] = [
  {
    name: 'takeoff of a 12-room house, opened anew',
    limitMs: 200,
    prepare: () => {
      const house = twelveRoomHouse();
      return () => takeoffOf(house);
    },
  },
  {
    name: 'takeoff of it after one floor was turned',
    limitMs: 50,
    prepare: () => {
      const house = twelveRoomHouse();
      takeoffOf(house);
      const floor = house.nodes.floor2;
      if (floor?.type !== 'surface') throw new Error('the house has no such floor');
      const covering = { ...floor.covering, rotationTenthsDeg: 450 };
      const changed = { ...house, nodes: { ...house.nodes, floor2: { ...floor, covering } } };
      facesOf(changed);
      return () => takeoffOf(changed);
    },
  },
  {
    name: 'all planning rules in a kitchen of 40 items, opened anew',
    limitMs: 20,
    prepare: () => {
      const kitchen = fortyItemKitchen();
      return () => checkRules(kitchen, 'standard');
    },
  },
  {
    name: 'all planning rules while its table is dragged',
    limitMs: 20,
    prepare: () => {
      const kitchen = fortyItemKitchen();
      checkRules(kitchen, 'standard');
      const { table } = kitchen.nodes;
      if (table?.type !== 'item') throw new Error('the kitchen has no table');
      const [x, y] = table.position;
      const moved = { ...table, position: [x + 254, y] as const };
      const dragged = { ...kitchen, nodes: { ...kitchen.nodes, table: moved } };
      return () => checkRules(dragged, 'standard');
    },
  },
  {
    name: 'all planning rules in fifty such kitchens, opened anew',
    limitMs: 100,
    prepare: () => {
      const kitchens = manyKitchens();
      return () => checkRules(kitchens, 'standard');
    },
  },
  {
    name: 'all planning rules in them after one table was moved',
    limitMs: 100,
    prepare: () => {
      const kitchens = manyKitchens();
      checkRules(kitchens, 'standard');
      const table = kitchens.nodes['table-7'];
      if (table?.type !== 'item') throw new Error('the kitchens have no table');
      const moved = { ...table, rotationTenthsDeg: 900 };
      const changed = { ...kitchens, nodes: { ...kitchens.nodes, 'table-7': moved } };
      return () => checkRules(changed, 'standard');
    },
  },
];

const { values } = parseArgs({ options: { json: { type: 'string' } } });

function processorMs(work: () => unknown): number {
  const started = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

const results = tasks.map(({ name, limitMs, prepare }) => {
  for (let n = 0; n < WARM_UP; n++) prepare()();
  const runs = Array.from({ length: REPEATS }, () => processorMs(prepare())).sort((a, b) => a - b);
  const medianMs = runs[REPEATS >> 1] ?? 0;
  const mark = medianMs > limitMs ? '  over' : '';
  console.log(`${medianMs.toFixed(1).padStart(7)} ms of ${limitMs}  ${name}${mark}`);
  return { name, limitMs, medianMs, minMs: runs[0] ?? 0 };
});
if (values.json !== undefined) {
  const report = { machine: describeMachine(), repeats: REPEATS, results };
  writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
}
