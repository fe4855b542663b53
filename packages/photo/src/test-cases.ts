// Sets of photos with known areas: what a homeowner marks in each, and the true area of what is outlined.
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { multiply, turnAbout } from './algebra/matrix3.ts';
import { randomOf } from './algebra/random.ts';
import type { Vec3 } from './algebra/vec3.ts';
import { type Camera, centerOf, lookingAlong } from './camera/camera.ts';
import type { LensKnowledge } from './camera/lens.ts';
import type { RoomMarks } from './camera/marks.ts';
import type { Spot } from './picture.ts';
import {
  clicker,
  cornerMarks,
  cornersOf,
  isSeen,
  roomOf,
  seenRectangle,
  type TestRoom,
} from './test-rooms.ts';

export interface PhotoCase {
  readonly room: TestRoom;
  readonly marks: RoomMarks;
  /** Clicked in the picture. */
  readonly outline: readonly Spot[];
  /** Square meters. */
  readonly area: number;
  readonly lens: LensKnowledge | null;
}

type Box = readonly [x0: number, y0: number, x1: number, y1: number];

const SIDE = 2048;

export const caseSets: Readonly<Record<string, (seed: number) => PhotoCase>> = {
  'whole photo, four corners': (seed) => caseOf(roomOf(seed)),
  'whole photo, corner and edges': (seed) => cornerCase(roomOf(seed)),
  'cropped photo, four corners': (seed) => caseOf(cropped(roomOf(seed))),
  'cropped photo that keeps its shape': (seed) => caseOf(trimmed(roomOf(seed))),
  'cropped photo, corner and edges': (seed) => cornerCase(croppedToCorner(seed)),
  'straight-on ultrawide': (seed) => caseOf(straightOn(seed, [0.36, 0.45])),
  'straight-on, main lens': (seed) => caseOf(straightOn(seed, [0.68, 0.8])),
  'one 60 cm tile': (seed) => tileCase(roomOf(seed)),
  'a mixture of all': mixture,
  'whole photo, lens told by its file': (seed) => {
    const room = roomOf(seed);
    return { ...caseOf(room), lens: toldLens(room, true) };
  },
  'cropped photo, lens told by its file': (seed) => {
    const room = cropped(roomOf(seed));
    return { ...caseOf(room), lens: toldLens(room, false) };
  },
  'straight-on ultrawide, second length': (seed) => caseOf(straightOn(seed, [0.36, 0.45]), 2),
  'cropped photo, second length': (seed) => caseOf(cropped(roomOf(seed)), 2),
};

/** The largest visible rectangle is marked, one side or two of it are measured, and it is what is outlined. */
function caseOf(room: TestRoom, lengths: 1 | 2 = 1, marked = seenRectangle(room)): PhotoCase {
  const click = clicker(room);
  const corners = cornersOf(marked).map(click) as [Spot, Spot, Spot, Spot];
  const sides = [marked[2] - marked[0], marked[3] - marked[1]] as const;
  const measured = [room.seed % 2, (room.seed + 1) % 2].slice(0, lengths);
  const marks: RoomMarks = {
    kind: 'rectangle',
    corners,
    edges: [],
    lengths: measured.map((side) => ({
      from: corners[side] as Spot,
      to: corners[side + 1] as Spot,
      meters: sides[side] as number,
      wall: null,
    })),
  };
  return { room, marks, ...outlined(room, click), lens: null };
}

function outlined(room: TestRoom, click: (point: Vec3) => Spot) {
  const corners = cornersOf(seenRectangle(room));
  return { outline: corners.map(click), area: areaOf(corners.map(([x, y]): Spot => [x, y])) };
}

function cornerCase(room: TestRoom): PhotoCase {
  const click = clicker({ ...room, seed: room.seed + 1000 });
  return { room, marks: cornerMarks(room), ...outlined(room, click), lens: null };
}

/** 60 to 100 % of each side, from anywhere in the photo, as large as the whole. */
function cropped(room: TestRoom, share = 0.6): TestRoom {
  const random = randomOf(room.seed * 613 + 7);
  for (;;) {
    const { camera } = room;
    const keep = () => share + (1 - share) * random();
    const [width, height] = [camera.width * keep(), camera.height * keep()];
    const [left, top] = [(camera.width - width) * random(), (camera.height - height) * random()];
    const by = SIDE / Math.max(width, height);
    const [x, y] = centerOf(camera);
    const cut: TestRoom = {
      ...room,
      camera: {
        ...camera,
        width: Math.round(width * by),
        height: Math.round(height * by),
        focalPx: camera.focalPx * by,
        center: [(x - left) * by, (y - top) * by],
      },
    };
    if (showsFloor(cut)) return cut;
  }
}

/** A crop with the shape of the frame, 75 to 100 % of each side, from anywhere in the photo. */
function trimmed(room: TestRoom): TestRoom {
  const random = randomOf(room.seed * 619 + 11);
  const { camera } = room;
  const by = 1 / (0.75 + 0.25 * random());
  const [x, y] = centerOf(camera);
  const [left, top] = [camera.width, camera.height].map(
    (side) => (side - side / by) * random(),
  ) as [number, number];
  return {
    ...room,
    camera: { ...camera, focalPx: camera.focalPx * by, center: [(x - left) * by, (y - top) * by] },
  };
}

function showsFloor(room: TestRoom): boolean {
  const [x0, y0, x1, y1] = seenRectangle(room);
  return Math.min(x1 - x0, y1 - y0) > 0.8;
}

/** A crop that still shows the room's far corner and three of its edges. */
function croppedToCorner(seed: number): TestRoom {
  for (let n = 0; ; n++) {
    const room = cropped({ ...roomOf(seed), seed: seed + n * 1000 }, 0.7);
    const [x, y] = room.size;
    if (isSeen(room.camera, [x, y, 0]) && cornerMarks(room).edges.length > 3) return room;
  }
}

/** From the middle of a wall, along the other two. */
export function straightOn(seed: number, [low, high]: readonly [number, number]): TestRoom {
  const room = roomOf(seed);
  const random = randomOf(seed * 911 + 13);
  const [x] = room.size;
  const yaw = Math.PI / 2 + ((random() - 0.5) * 2 * Math.PI) / 180;
  const pitch = ((12 + 16 * random()) * Math.PI) / 180;
  const roll = ((random() - 0.5) * 2 * Math.PI) / 180;
  const camera: Camera = {
    ...room.camera,
    focalPx: (low + (high - low) * random()) * SIDE,
    turn: multiply(turnAbout([0, 0, roll]), lookingAlong(yaw, pitch)),
    at: [x * (0.4 + 0.2 * random()), 0.3 + 0.3 * random(), 1.35 + 0.4 * random()],
  };
  return { ...room, camera };
}

/** A tile in the middle of what is seen is marked, and the whole of it outlined. */
function tileCase(room: TestRoom): PhotoCase {
  const [x0, y0, x1, y1] = seenRectangle(room);
  const [x, y] = [(x0 + x1) / 2 - 0.3, (y0 + y1) / 2 - 0.3];
  return caseOf(room, 1, [x, y, x + 0.6, y + 0.6]);
}

/** Any lens, cropped or not, straight on or not; a part of the floor is marked. */
function mixture(seed: number): PhotoCase {
  const random = randomOf(seed * 337 + 29);
  const lenses = [
    [0.64, 0.86],
    [0.36, 0.45],
    [1.1, 1.5],
  ] as const;
  const lens = lenses[random() < 0.6 ? 0 : random() < 0.6 ? 1 : 2] as readonly [number, number];
  const isStraight = random() < 0.3;
  const plain = isStraight ? straightOn(seed, lens) : withLens(roomOf(seed), lens, random());
  const room = random() < 0.4 ? cropped(plain) : plain;
  if (!showsFloor(room)) return mixture(seed + 1000);
  const [x0, y0, x1, y1] = seenRectangle(room);
  const share = 0.4 + 0.6 * random();
  const [w, h] = [(x1 - x0) * share, (y1 - y0) * share];
  const [x, y] = [x0 + (x1 - x0 - w) * random(), y0 + (y1 - y0 - h) * random()];
  return caseOf(room, random() < 0.2 ? 2 : 1, [x, y, x + w, y + h] satisfies Box);
}

function withLens(room: TestRoom, [low, high]: readonly [number, number], at: number): TestRoom {
  return { ...room, camera: { ...room.camera, focalPx: (low + (high - low) * at) * SIDE } };
}

/** As files tell it: rounded to whole millimeters on 36. */
function toldLens({ seed, camera }: TestRoom, isWhole: boolean): LensKnowledge {
  const off = randomOf(seed * 71 + 3)() - 0.5;
  return { focalPx: camera.focalPx * (1 + 0.04 * off), spread: 0.02, isWhole };
}
