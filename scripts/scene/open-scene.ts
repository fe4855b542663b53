// Opens a scene from a file, standard input, or the id of a floor plan or template.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { messageOf, refuse } from '@wevisu/domain/errors/errors.ts';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import { MAX_NODES } from '@wevisu/scene/document/scene.ts';
import { MAX_SCENE_BYTES } from '@wevisu/scene/document/scene-limits.ts';
import { SceneUnreadable } from '@wevisu/scene/document/scene-unreadable.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { TOO_COMPLEX } from '@wevisu/scene/findings/too-complex.ts';
import { type ReadScene, readScene } from '@wevisu/scene/reading/read-scene.ts';
import { isBeyondCounting } from '@wevisu/scene/takeoff/count-cells.ts';
import { readBuiltRooms } from '../../db/demo/rooms/room-files.ts';
import { CommandFailure, exitCodes, type Given } from './command.ts';

/** npm runs scripts in the project root, but a typed path is relative to the person's folder. */
const standsIn = process.env.INIT_CWD ?? process.cwd();

export function fromWherePersonStands(path: string): string {
  return resolve(standsIn, path);
}

function unreadable(message: string): CommandFailure {
  return new CommandFailure(exitCodes.unreadable, message);
}

type Source = Pick<Given, 'subject' | 'streams'>;

/** The text of a file or of standard input (-); null if there is no such file. */
export async function readText({ subject: file, streams }: Source): Promise<string | null> {
  try {
    if (file === '-') return await text(streams.stdin);
    return await readFile(fromWherePersonStands(file), 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    throw unreadable(`${file === '-' ? 'Standard input' : file} can't be read: ${message}`);
  }
}

/** As the server says it. */
function refused(error: ReturnType<typeof refuse>): CommandFailure {
  return new CommandFailure(exitCodes.tooLarge, messageOf(error));
}

function countNodes(scene: ReadScene): number {
  return Object.keys(scene.document.nodes).length + Object.keys(scene.unread.nodes).length;
}

/** What the server would not save is not read here either. */
function readLimited(input: string): ReadScene {
  if (Buffer.byteLength(input) > MAX_SCENE_BYTES) throw refused(refuse('payload_too_large'));
  const scene = readScene(input);
  if (countNodes(scene) > MAX_NODES) {
    const params = { maximum: MAX_NODES.toLocaleString('en-US') };
    throw refused(refuse('scene_too_large', { params }));
  }
  return scene;
}

/** Generating the demo catalog takes a second, so only if a scene names products. */
async function withDemoProducts(scene: ReadScene): Promise<ReadScene> {
  const { document } = scene;
  const used = productsUsed(document.nodes);
  if (used.size === 0) return scene;
  const { listChoices } = await import('../../db/demo/rooms/demo-facts.ts');
  const facts = listChoices().flatMap(({ variants }) => variants);
  const found = facts.filter(({ sku }) => used.has(sku)).map((one) => [one.sku, one] as const);
  return readScene({ ...document, products: Object.fromEntries(found) });
}

/** A floor plan or template by its id, with its products at the demo showroom's prices; null for no such id. */
async function readRoom(id: string): Promise<ReadScene | null> {
  const { plans, templates } = await readBuiltRooms();
  const room = [...plans, ...templates].find((one) => one.id === id);
  return room ? withDemoProducts(readScene(room.scene)) : null;
}

/** The floor plan or template of an id. Fails for an unknown id. */
export async function openRoom(id: string): Promise<ReadScene> {
  const room = await readRoom(id);
  if (!room) throw unreadable(`No floor plan and no template is called ${id}.`);
  return room;
}

/** The scene from a file, standard input (-), or a floor plan's or template's id. */
export async function openScene(source: Source): Promise<ReadScene> {
  const { subject: file } = source;
  const input = await readText(source);
  try {
    const scene = input === null ? await readRoom(file) : readLimited(input);
    if (!scene) throw unreadable(`There is no file, floor plan or template ${file}.`);
    return scene;
  } catch (error) {
    if (error instanceof SceneUnreadable) throw unreadable(`${file}: ${error.message}`);
    throw error;
  }
}

/** A scene to count or draw. Fails, as the server refuses, for what takes too long to compute. */
export async function openComputable(source: Source): Promise<ReadScene> {
  const scene = await openScene(source);
  const isComplex = scene.findings.some(({ code }) => code === TOO_COMPLEX);
  if (isComplex || isBeyondCounting(scene.document, facesOf(scene.document))) {
    throw refused(refuse('scene_too_complex'));
  }
  return scene;
}
