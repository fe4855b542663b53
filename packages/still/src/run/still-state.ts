// A picture in progress, so that it can be saved and resumed.
import { createHash } from 'node:crypto';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { FEATURES } from '../path/features.ts';
import type { StillRequest } from './request.ts';

export interface StillState {
  /** Hash of the scene and of the whole request but the number of samples. */
  readonly key: string;
  /** Samples that every pixel has. */
  readonly samples: number;
  /** FEATURES numbers a pixel, rows from the top. */
  readonly sums: Float32Array;
}

/** Raise it with every change that changes a picture. */
const VERSION = 7;
const MAGIC = 'wevisu-still';

/** Pictures with equal keys and samples have equal bytes. */
export function keyOf(document: SceneDocument, { samples: _, ...request }: StillRequest): string {
  return createHash('sha256')
    .update(`${VERSION} ${JSON.stringify(request)}\n${writeScene({ ...document, name: '' })}`)
    .digest('hex');
}

export function startState(key: string, { width, height }: StillRequest): StillState {
  const bytes = new SharedArrayBuffer(width * height * FEATURES * 4);
  return { key, samples: 0, sums: new Float32Array(bytes) };
}

/** Writes a line of JSON and the sums, little-endian. */
export function writeState({ key, samples, sums }: StillState): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`${JSON.stringify({ format: MAGIC, key, samples })}\n`);
  const bytes = new Uint8Array(head.length + sums.byteLength);
  bytes.set(head);
  bytes.set(new Uint8Array(sums.buffer, sums.byteOffset, sums.byteLength), head.length);
  return bytes;
}

/** Null for bytes that are no state of this picture: it starts over. */
export function readState(
  bytes: Uint8Array,
  key: string,
  request: StillRequest,
): StillState | null {
  const end = bytes.indexOf(10);
  const fresh = startState(key, request);
  if (end < 0 || bytes.length - end - 1 !== fresh.sums.byteLength) return null;
  try {
    const head = JSON.parse(new TextDecoder().decode(bytes.subarray(0, end)));
    const { format, key: own, samples } = head;
    if (format !== MAGIC || own !== key || !Number.isInteger(samples) || samples < 0) return null;
    new Uint8Array(fresh.sums.buffer).set(bytes.subarray(end + 1));
    return { key, samples, sums: fresh.sums };
  } catch {
    return null;
  }
}
