// Work on whole scenes, away from the thread that answers requests: packed bytes in and out.
import { createHash } from 'node:crypto';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { productsNamed, productsUsed } from '@wevisu/scene/document/products-used.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { SceneUnreadable } from '@wevisu/scene/document/scene-unreadable.ts';
import { writeScene } from '@wevisu/scene/document/write-scene.ts';
import { wallsOf } from '@wevisu/scene/drawing/walls-of.ts';
import { facesOf } from '@wevisu/scene/faces/faces-of.ts';
import { broken } from '@wevisu/scene/findings/broken.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { shortened } from '@wevisu/scene/findings/shorten.ts';
import { TOO_COMPLEX } from '@wevisu/scene/findings/too-complex.ts';
import { lookOf } from '@wevisu/scene/reading/look-of.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { isBeyondCounting } from '@wevisu/scene/takeoff/count-cells.ts';
import { orderContents } from '@wevisu/scene/takeoff/order-contents.ts';
import { takeoffOfFaces } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { bySku } from '../../product-facts/by-sku.ts';
import { listNeeds, type SceneNeed } from './list-needs.ts';
import { looksOf, type RoomLooks } from './room-looks.ts';

export interface SceneFinding {
  readonly code: string;
  readonly text: string;
  readonly nodeIds: readonly string[];
}

export interface CheckedScene {
  /** Canonical text without products, packed by zstd. */
  readonly document: Uint8Array;
  readonly contentHash: Uint8Array;
  readonly rooms: number;
  readonly skus: readonly string[];
  readonly findings: readonly SceneFinding[];
}

export interface SceneOrder {
  readonly sku: string;
  readonly units: number;
}

/** An order with what its units are: '13 counted, 1 for breakage'. */
interface CountedOrder extends SceneOrder {
  readonly contents: string | null;
}

export interface SceneWall {
  readonly room: string;
  readonly wall: string;
  /** 'North wall, Kitchen'. */
  readonly label: string;
}

export interface SceneNodeFound {
  readonly id: string;
  readonly type: SceneNode['type'];
}

interface StoredScene {
  readonly document: Uint8Array;
  readonly facts: readonly ProductFacts[];
}

export interface BookInput extends StoredScene {
  readonly name: string;
  /** JPEGs by SKU. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly madeAt: Date;
}

export interface SceneTasks {
  /** JSON text of a scene as a browser sent it, and the catalog's facts of the products it names. */
  readonly check: {
    readonly input: { readonly text: string; readonly facts: readonly ProductFacts[] };
    readonly output: CheckedScene | { readonly unreadable: string };
  };
  readonly countOrders: { readonly input: StoredScene; readonly output: readonly CountedOrder[] };
  /** Walls as elevations name them, room by room; a wall between two rooms is there twice. */
  readonly listWalls: { readonly input: StoredScene; readonly output: readonly SceneWall[] };
  /** Those of the named nodes that are there. */
  readonly findNodes: {
    readonly input: StoredScene & { readonly ids: readonly string[] };
    readonly output: readonly SceneNodeFound[];
  };
  readonly listNeeds: { readonly input: StoredScene; readonly output: readonly SceneNeed[] };
  /** What the room's card shows. */
  readonly describeRoom: {
    readonly input: StoredScene;
    readonly output: RoomLooks & {
      readonly orders: readonly SceneOrder[];
      /** Packed as packWhole has it. */
      readonly whole: Uint8Array;
    };
  };
  /** The spec book as a PDF. */
  readonly printBook: { readonly input: BookInput; readonly output: Uint8Array };
  /** The text of the whole scene, products and all, packed by zstd: it can be drawn later without the database. */
  readonly packWhole: {
    readonly input: StoredScene;
    readonly output: { readonly packed: Uint8Array; readonly look: string };
  };
}
export type SceneTask = keyof SceneTasks;

export const sceneTasks: {
  readonly [T in SceneTask]: (
    input: SceneTasks[T]['input'],
  ) => SceneTasks[T]['output'] | Promise<SceneTasks[T]['output']>;
} = {
  check({ text, facts }) {
    try {
      return checkScene(text, facts);
    } catch (error) {
      if (error instanceof SceneUnreadable) return { unreadable: error.message };
      throw error;
    }
  },
  countOrders: (stored) => countOrders(open(stored).document),
  listWalls: (stored) => listWalls(open(stored).document),
  findNodes: ({ ids, ...stored }) => findNodes(open(stored).document, ids),
  listNeeds: (stored) => listNeeds(open(stored).document),
  describeRoom(stored) {
    const { document } = open(stored);
    // Excessive scenes are refused before any drawing.
    const orders = countOrders(document).map(({ sku, units }) => ({ sku, units }));
    return { ...looksOf(document), orders, whole: packWhole(document) };
  },
  printBook,
  packWhole(stored) {
    const { document } = open(stored);
    return { packed: packWhole(document), look: lookOf(document.nodes) };
  },
};

/** The scene needs more work than any real room, however fast the machine is. */
export class SceneTooComplex extends Error {}

function countOrders(document: SceneDocument): readonly CountedOrder[] {
  const faces = facesOf(document);
  if (isBeyondCounting(document, faces)) throw new SceneTooComplex();
  return takeoffOfFaces(document, faces)
    .orders.filter(({ units }) => units > 0)
    .map((order) => ({ sku: order.sku, units: order.units, contents: orderContents(order) }));
}

function listWalls(document: SceneDocument): readonly SceneWall[] {
  const faces = facesOf(document);
  return nodesOf(document.nodes, 'room').flatMap(([room, { name }]) =>
    wallsOf(faces, room).map(({ title, wallId }) => ({
      ...{ room, wall: wallId, label: `${title}, ${name}` },
    })),
  );
}

function findNodes({ nodes }: SceneDocument, ids: readonly string[]): readonly SceneNodeFound[] {
  return ids.flatMap((id) => {
    const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
    return node ? { id, type: node.type } : [];
  });
}

function packWhole(document: SceneDocument): Uint8Array {
  if (isBeyondCounting(document, facesOf(document))) throw new SceneTooComplex();
  return new Uint8Array(zstdCompressSync(writeScene(document)));
}

/** A house of this many rooms has a book of some 300 pages. */
const MAX_ROOMS = 80;

async function printBook({ name, pictures, madeAt, ...stored }: BookInput): Promise<Uint8Array> {
  const { document: read, findings } = open(stored);
  const document = { ...read, name };
  const rooms = nodesOf(document.nodes, 'room').length;
  if (rooms > MAX_ROOMS) throw new SceneTooComplex();
  if (isBeyondCounting(document, facesOf(document))) throw new SceneTooComplex();
  const addresses = [...pictures].map(([sku, jpeg]): [string, string] => [
    sku,
    `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
  ]);
  // The PDF writer takes a second to load; threads that save and count need not wait for it.
  const { scenePdf } = await import('../book/scene-book.ts');
  const book = { document, broken: findings, pictures: new Map(addresses) };
  // A copy: a buffer may be a view of a larger one, which would be sent along.
  return new Uint8Array(await scenePdf(book, madeAt));
}

function checkScene(text: string, facts: readonly ProductFacts[]): CheckedScene {
  const raw: unknown = JSON.parse(text);
  // The browser's product facts are neither trusted nor kept.
  const { document, findings, unread } = readScene(
    typeof raw === 'object' && raw !== null ? { ...raw, products: bySku(facts) } : raw,
  );
  const skus = [...productsUsed(document.nodes).keys()];
  const written = writeScene({ ...document, products: {} }, { ...unread, products: {} });
  return {
    document: zstdCompressSync(written),
    contentHash: createHash('sha256').update(written).digest(),
    rooms: nodesOf(document.nodes, 'room').length,
    skus,
    findings: shortened([...findings, ...(facts.length === 0 ? allUnknown(document) : [])]).map(
      ({ code, text: words, nodeIds }) => ({ code, text: words, nodeIds }),
    ),
  };
}

/** A document without any facts counts as one that was not filled in: no findings about them. */
function allUnknown(document: SceneDocument): Finding[] {
  return [...productsNamed(document.nodes)].map(([sku, nodeIds]) => {
    const text = `The product ${sku} is not in the catalog; choose another.`;
    return broken({ code: 'product-unknown', text, nodeIds });
  });
}

/** We wrote the stored documents: one that can't be read means a bug or a broken disk. */
function open({ document, facts }: StoredScene) {
  const raw = JSON.parse(zstdDecompressSync(document).toString());
  const read = readScene({ ...raw, products: bySku(facts) });
  if (read.findings.some(({ code }) => code === TOO_COMPLEX)) throw new SceneTooComplex();
  return read;
}
