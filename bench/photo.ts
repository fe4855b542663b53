// How long a photo of 2048 x 1365 pixels takes on one thread: median CPU time, since wall time on a
// busy machine says little; wall time is shown next to it.
//   npm run bench:photo [-- --json FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { areaErrorPercent } from '@wevisu/photo/accuracy/area-accuracy.ts';
import { findCamera } from '@wevisu/photo/camera/find-camera.ts';
import { layPhoto } from '@wevisu/photo/laying/lay-photo.ts';
import { edgeMapOf } from '@wevisu/photo/masks/edge-map.ts';
import { followEdges } from '@wevisu/photo/masks/follow-edge.ts';
import { polygonMask } from '@wevisu/photo/masks/polygon-mask.ts';
import { floorPlane, planePointOf } from '@wevisu/photo/planes/surface-plane.ts';
import { newCovering, newFacts, oldFloor, outlineInPicture } from '@wevisu/photo/test-floors.ts';
import { rectangleMarks, roomOf } from '@wevisu/photo/test-rooms.ts';
import { factsOf, oak } from '@wevisu/scene/takeoff/facts-for-tests.ts';
import { describeMachine } from './results.ts';

const REPEATS = 7;
const [width, height] = [2048, 1365];
const room = roomOf(2, width, height);
const marks = rectangleMarks(room);
const { camera, fit } = findCamera({ width, height, marks });
const plane = camera && floorPlane(camera);
const outline = outlineInPicture(room);
const mask = polygonMask(room.camera, outline);
if (!plane || !fit || typeof mask === 'string')
  throw new Error('the room of the bench is not seen');
const photo = { width, height, data: photograph() };
const edges = edgeMapOf(photo);
const covered = mask.coverage.filter((one) => one > 0).length;

/** The old floor in light that falls off, under plain walls. */
function photograph(): Uint8ClampedArray {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  const albedo = oldFloor(2);
  const color: [number, number, number] = [0, 0, 0];
  for (let n = 0; n < width * height; n++) {
    const at = [(n % width) + 0.5, Math.floor(n / width) + 0.5] as const;
    const point =
      mask && typeof mask !== 'string' && mask.coverage[n]
        ? plane && planePointOf(plane, at)
        : null;
    if (point) albedo([point[0], point[1], 0], color);
    else color.fill(0.75);
    const light = point ? 0.4 + 0.6 / (1 + Math.hypot(point[0], point[1])) : 0.9;
    for (const [k, one] of color.entries()) data[n * 4 + k] = 255 * (one * light) ** (1 / 2.2);
  }
  return data;
}

const planks = factsOf({
  inches: [7, 48],
  material: oak,
  laying: { pattern: 'random-plank', joint: { widthTenths: 0, color: '#5a4630' } },
});

function layFloor(facts: ReturnType<typeof factsOf>, covering = newCovering()) {
  if (!plane || !mask || typeof mask === 'string') throw new Error('there is no floor');
  // New objects each time: cells of a known area are cached.
  return layPhoto(photo, [
    {
      id: 'floor',
      plane,
      outline: [...outline],
      mask,
      covering: { ...covering },
      facts,
      oldColor: null,
    },
  ]);
}

const tasks = [
  { name: `tile on a floor of ${covered} pixels`, limitMs: 2000, run: () => layFloor(newFacts(2)) },
  { name: 'oak planks on it', limitMs: 2000, run: () => layFloor(planks) },
  {
    name: 'camera from four corners',
    limitMs: 100,
    run: () => findCamera({ width, height, marks }),
  },
  {
    name: 'accuracy of an area',
    limitMs: 100,
    run: () => areaErrorPercent({ width, height, marks, fit, outline, planeOf: floorPlane }),
  },
  { name: 'edges of the photo', limitMs: 500, run: () => edgeMapOf(photo) },
  {
    name: 'wire of edges to 200 pixels around',
    limitMs: 50,
    run: () => followEdges(edges, [1000, 700]).wayTo([1150, 620]),
  },
];

const { values } = parseArgs({ options: { json: { type: 'string' } } });

const results = tasks.map(({ name, limitMs, run }) => {
  run();
  const runs = Array.from({ length: REPEATS }, () => {
    const [started, before] = [performance.now(), process.cpuUsage()];
    run();
    const { user, system } = process.cpuUsage(before);
    return { processorMs: (user + system) / 1000, wallMs: performance.now() - started };
  }).sort((a, b) => a.processorMs - b.processorMs);
  const { processorMs, wallMs } = runs[REPEATS >> 1] ?? { processorMs: 0, wallMs: 0 };
  const mark = processorMs > limitMs ? '  over' : '';
  console.log(
    `${processorMs.toFixed(0).padStart(6)} ms of ${limitMs} (wall ${wallMs.toFixed(0)})  ${name}${mark}`,
  );
  return { name, limitMs, processorMs, wallMs };
});
if (values.json !== undefined) {
  const report = { machine: describeMachine(), repeats: REPEATS, results };
  writeFileSync(values.json, `${JSON.stringify(report, null, 2)}\n`);
}
