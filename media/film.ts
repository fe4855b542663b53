// The film of the home page: slow camera moves over large stills of some of the best templates, from our
// own scenes. Writes media/film/hero.webm (VP9), hero.mp4 (H.264) and poster.webp. Needs ffmpeg on the
// path, which the product itself does not. Stills are kept in a folder (`--stills=FOLDER`) and not
// rendered twice.
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { indexProducts } from '../db/demo/rooms/author/product-index.ts';
import { listTemplates } from '../db/demo/rooms/author/templates.ts';
import { openRoomStudio } from '../scripts/media/room-studio.ts';
import { develop } from './develop.ts';
import { shotOf } from './room-shot.ts';

const folder = join(import.meta.dirname, 'film');
const FRAME = { width: 1280, height: 720 };
/** Larger than the film, so that a camera move never upscales a pixel. */
const STILL = { width: 1440, height: 810 };
const SECONDS = 3.2;
const FADE = 0.6;
const FPS = 24;
/** Light passes that a still accumulates. */
const PASSES = 8;
const MAX_BYTES = 2_000_000;

interface Scene {
  readonly id: string;
  /** Position of the frame within the still at the start and the end, as shares of the free margin. */
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

const scenes: readonly Scene[] = [
  { id: 'kitchen-chef-18x19-traditional', from: [0, 0.55], to: [1, 0.45] },
  { id: 'living-fireplace-15x18-traditional', from: [1, 0.6], to: [0.1, 0.4] },
  { id: 'bath-suite-13x14-traditional', from: [0.1, 0.3], to: [0.9, 0.6] },
  { id: 'kitchen-l-island-16x18-japandi', from: [1, 0.5], to: [0, 0.5] },
  { id: 'pool-deck-30x36-mediterranean', from: [0.2, 0.7], to: [0.8, 0.3] },
];

const run = promisify(execFile);

async function renderStills(stills: string): Promise<void> {
  const missing = scenes.filter(({ id }) => !existsSync(join(stills, `${id}.png`)));
  if (missing.length === 0) return;
  const templates = listTemplates(indexProducts());
  const studio = await openRoomStudio(STILL);
  for (const { id } of missing) {
    const template = templates.find((one) => one.id === id);
    if (!template) throw new Error(`There is no template ${id}`);
    const { png } = await studio.shoot({
      ...shotOf(template, STILL.width / STILL.height),
      along: null,
      frames: PASSES,
      patchPixels: 1024,
    });
    await writeFile(join(stills, `${id}.png`), await (await develop(png)).png().toBuffer());
    console.log(`still of ${id}`);
  }
  await studio.close();
}

/** Every scene moves at a constant pace over its still and fades into the next. */
function filterGraph(): string {
  const marginX = STILL.width - FRAME.width;
  const marginY = STILL.height - FRAME.height;
  // Move in an enlarged copy, so that a slow move has subpixel steps and does not jitter.
  const fine = 2;
  const moves = scenes.map(({ from, to }, i) => {
    const at = (k: 0 | 1, margin: number) =>
      `${fine * margin}*(${from[k]}+(${to[k] - from[k]})*t/${SECONDS})`;
    return (
      `[${i}:v]scale=${STILL.width * fine}:-1:flags=bicubic,` +
      `crop=${FRAME.width * fine}:${FRAME.height * fine}:x='${at(0, marginX)}':y='${at(1, marginY)}',` +
      `scale=${FRAME.width}:${FRAME.height}:flags=area,setsar=1,format=yuv420p[s${i}]`
    );
  });
  const fades: string[] = [];
  let last = 's0';
  for (let i = 1; i < scenes.length; i++) {
    const offset = i * (SECONDS - FADE);
    fades.push(`[${last}][s${i}]xfade=duration=${FADE}:offset=${offset.toFixed(2)}[f${i}]`);
    last = `f${i}`;
  }
  return [...moves, ...fades].join(';');
}

async function encode(stills: string, name: string, codec: readonly string[]): Promise<void> {
  const inputs = scenes.flatMap(({ id }) => [
    '-loop',
    '1',
    '-framerate',
    `${FPS}`,
    '-t',
    `${SECONDS}`,
    '-i',
    join(stills, `${id}.png`),
  ]);
  const out = join(folder, name);
  const graph = ['-filter_complex', filterGraph(), '-map', `[f${scenes.length - 1}]`];
  const common = ['-y', '-loglevel', 'error', ...inputs, ...graph, '-r', `${FPS}`, '-an'];
  const plain = ['-pix_fmt', 'yuv420p'];
  await run('ffmpeg', [...common, ...plain, ...codec, out]);
  const { size } = await stat(out);
  if (size > MAX_BYTES) throw new Error(`${name} is ${size} bytes: more than ${MAX_BYTES}`);
  console.log(`${name}: ${Math.round(size / 1000)} KB`);
}

const given = process.argv.find((word) => word.startsWith('--stills='))?.slice(9);
const stills = given ?? (await mkdtemp(join(tmpdir(), 'wevisu-film-')));
await mkdir(folder, { recursive: true });
await mkdir(stills, { recursive: true });
await renderStills(stills);
const first = await readFile(join(stills, `${scenes[0]?.id}.png`));
await sharp(first)
  .resize(FRAME.width, FRAME.height, { fit: 'cover' })
  .webp({ quality: 82 })
  .toFile(join(folder, 'poster.webp'));
await encode(stills, 'hero.mp4', [
  ...[
    '-c:v',
    'libx264',
    '-preset',
    'medium',
    '-crf',
    '25',
    '-maxrate',
    '1000k',
    '-bufsize',
    '2000k',
  ],
  ...['-movflags', '+faststart', '-profile:v', 'high'],
]);
await encode(stills, 'hero.webm', [
  ...['-c:v', 'libvpx-vp9', '-b:v', '850k', '-crf', '34', '-row-mt', '1', '-deadline', 'good'],
  ...['-cpu-used', '4'],
]);
if (!given) await rm(stills, { recursive: true, force: true });
