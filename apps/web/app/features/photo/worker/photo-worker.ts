// All heavy work on a photo: decoding, finding edges, laying, counting. The page only shows the results.
import { layPhoto } from '@wevisu/photo/laying/lay-photo.ts';
import { type EdgeMap, edgeMapOf } from '@wevisu/photo/masks/edge-map.ts';
import { followEdges, type Wire } from '@wevisu/photo/masks/follow-edge.ts';
import type { Picture } from '@wevisu/photo/picture.ts';
import { z } from 'zod';
import { problemOfBytes, workSize } from '../../own-pictures/check-picture.ts';
import { checkDocument, countDocument, surfacesToLay } from './lay-document.ts';
import { lensOfFile } from './lens-of-file.ts';
import type { PhotoReply, PhotoRequest, Tasks } from './photo-messages.ts';

// As on the page: the content security policy forbids compiled schemas.
z.config({ jitless: true });

const QUALITY = 0.92;
/** How far around the last point edges are followed, in photo pixels. */
const REACH = 480;

interface Opened {
  readonly photo: Picture;
  readonly bitmap: ImageBitmap;
}

let opened: Opened | null = null;
let edges: EdgeMap | null = null;
let wire: Wire | null = null;
let smaller: Picture | null = null;
let laid: Picture | null = null;

function drawn(bitmap: ImageBitmap, width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot draw pictures in a worker.');
  context.imageSmoothingQuality = 'high';
  // Transparent pixels become white.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(bitmap, 0, 0, width, height);
  return { canvas, context };
}

async function take({ file }: Tasks['take']['ask']): Promise<Tasks['take']['answer']> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const problem = problemOfBytes(bytes);
  if (problem) return { problem };
  let bitmap: ImageBitmap;
  try {
    bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return { problem: 'This photo is damaged and cannot be read. Please choose another.' };
  }
  const [width, height] = workSize(bitmap.width, bitmap.height);
  const lens = lensOfFile(bytes, bitmap, width / bitmap.width);
  const { canvas } = drawn(bitmap, width, height);
  bitmap.close();
  const picture = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
  return { picture, width, height, lens };
}

async function open({ picture }: Tasks['open']['ask']): Promise<Tasks['open']['answer']> {
  opened?.bitmap.close();
  edges = wire = smaller = laid = null;
  const bitmap = await createImageBitmap(picture);
  opened = { photo: sized(bitmap, bitmap.width, bitmap.height), bitmap };
  return { width: bitmap.width, height: bitmap.height };
}

function sized(bitmap: ImageBitmap, width: number, height: number): Picture {
  const { data } = drawn(bitmap, width, height).context.getImageData(0, 0, width, height);
  return { width, height, data };
}

function requireOpened(): Opened {
  if (!opened) throw new Error('No photo is open.');
  return opened;
}

/** The photo, at most as large as it is shown. */
function photoOf(longest: number): Picture {
  const { photo, bitmap } = requireOpened();
  const by = Math.min(1, longest / Math.max(photo.width, photo.height));
  const [width, height] = [Math.round(photo.width * by), Math.round(photo.height * by)];
  if (by === 1) return photo;
  if (smaller?.width !== width) smaller = sized(bitmap, width, height);
  return smaller;
}

async function lay(ask: Tasks['lay']['ask']): Promise<Tasks['lay']['answer']> {
  const begun = performance.now();
  const photo = photoOf(ask.longest);
  const { surfaces, problems } = surfacesToLay(ask.document, ask.products, photo);
  const result =
    surfaces.length === 0 ? { picture: photo, findings: [] } : layPhoto(photo, surfaces);
  laid = result.picture;
  const bitmap = await createImageBitmap(imageOf(laid));
  return { bitmap, problems: [...problems, ...result.findings], ms: performance.now() - begun };
}

function imageOf({ data, width, height }: Picture): ImageData {
  return new ImageData(data as Uint8ClampedArray<ArrayBuffer>, width, height);
}

function follow({ from, to }: Tasks['wire']['ask']): Tasks['wire']['answer'] {
  edges ??= edgeMapOf(requireOpened().photo);
  if (wire?.from[0] !== from[0] || wire.from[1] !== from[1]) wire = followEdges(edges, from, REACH);
  return { way: wire.wayTo(to) };
}

async function png(): Promise<Tasks['png']['answer']> {
  const picture = laid ?? requireOpened().photo;
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.putImageData(imageOf(picture), 0, 0);
  return { file: await canvas.convertToBlob({ type: 'image/png' }) };
}

async function answer(request: PhotoRequest): Promise<PhotoReply> {
  const { id } = request;
  const done = (one: Tasks[keyof Tasks]['answer']): PhotoReply => ({ id, ok: true, answer: one });
  switch (request.task) {
    case 'take':
      return done(await take(request.ask));
    case 'open':
      return done(await open(request.ask));
    case 'check':
      return done(checkDocument(request.ask.document));
    case 'lay':
      return done(await lay(request.ask));
    case 'count':
      return done(countDocument(request.ask.document, request.ask.products));
    case 'wire':
      return done(follow(request.ask));
    default:
      return done(await png());
  }
}

// One task at a time: decoding is asynchronous, and the next task needs its picture.
let last: Promise<unknown> = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  last = last.then(async () => {
    let reply: PhotoReply;
    try {
      reply = await answer(data);
    } catch (error) {
      reply = { id: data.id, ok: false, why: String(error) };
    }
    const bitmap =
      reply.ok && reply.answer && 'bitmap' in reply.answer ? [reply.answer.bitmap] : [];
    postMessage(reply, { transfer: bitmap });
  });
});
