import { migrate, type RawScene } from '../document/migrations.ts';
import { SCENE_VERSION, type SceneDocument, sceneDocument } from '../document/scene.ts';
import { SceneUnreadable } from '../document/scene-unreadable.ts';
import type { UnreadParts } from '../document/unread.ts';
import { checkDocument } from '../findings/check-document.ts';
import type { Finding } from '../findings/finding.ts';
import { readField, readNodes, readProducts } from './read-nodes.ts';

export interface ReadScene {
  readonly document: SceneDocument;
  /** Tier 'broken': what could not be read first, then what contradicts itself. */
  readonly findings: readonly Finding[];
  /** Give it back to writeScene, and a save loses nothing. */
  readonly unread: UnreadParts;
}

/** Deeper than any scene goes; keeps hostile nesting from the recursions that follow. */
const MAX_DEPTH = 64;

/** Some editors write it at the start of a file. */
const BYTE_ORDER_MARK = '\uFEFF';

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The input as plain JSON values, whatever it was: text, or objects that may hold NaN or loops. */
function toPlain(input: unknown): unknown {
  try {
    const text = typeof input === 'string' ? input : (JSON.stringify(input) ?? 'null');
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text);
  } catch (error) {
    const why = error instanceof SyntaxError ? 'it is not JSON' : 'it cannot be written as JSON';
    throw new SceneUnreadable(`This is no scene: ${why}.`);
  }
}

function checkDepth(root: unknown): void {
  let layer: unknown[] = [root];
  for (let depth = 0; layer.length > 0; depth++) {
    if (depth > MAX_DEPTH) throw new SceneUnreadable('This is no scene: it is nested too deeply.');
    layer = layer.flatMap((value) =>
      typeof value === 'object' && value !== null
        ? Object.values(value).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    );
  }
}

function requireRaw(input: unknown): RawScene {
  const raw = toPlain(input);
  if (!isRecord(raw) || raw.format !== 'wevisu-scene') {
    throw new SceneUnreadable('This is no scene: it does not begin as one.');
  }
  checkDepth(raw);
  return migrate(raw);
}

const known = new Set(Object.keys(sceneDocument.shape));

/**
 * Reads a saved scene (its JSON text, or the object) of any version. Whatever is broken in it costs
 * nothing else: parts that cannot be read are kept in `unread`, contradictions are findings. The same
 * input gives the same result. Throws only SceneUnreadable, for what is no scene at all.
 */
export function readScene(input: unknown): ReadScene {
  const raw = requireRaw(input);
  const { nodes: rawNodes, products: rawProducts = {} } = raw;
  if (!isRecord(rawNodes)) throw new SceneUnreadable('This is no scene: it has no map of nodes.');
  const { shape } = sceneDocument;
  const name = readField(shape.name, raw.name, { name: 'name', value: 'Untitled' });
  const style = readField(shape.style, raw.style, { name: 'style', value: null });
  const budget = readField(shape.budgetCents, raw.budgetCents, { name: 'budget', value: null });
  const allowance = readField(shape.allowance, raw.allowance, {
    name: 'allowance',
    value: undefined,
  });
  const nodes = readNodes(rawNodes);
  const products = readProducts(isRecord(rawProducts) ? rawProducts : {});
  const document: SceneDocument = {
    format: 'wevisu-scene',
    version: SCENE_VERSION,
    name: name.value,
    style: style.value,
    budgetCents: budget.value,
    ...(allowance.value === undefined ? {} : { allowance: allowance.value }),
    nodes: nodes.read,
    products: products.read,
  };
  const others = Object.entries(raw).filter(([key]) => !known.has(key));
  return {
    document,
    findings: [
      ...name.findings,
      ...style.findings,
      ...budget.findings,
      ...allowance.findings,
      ...nodes.findings,
      ...products.findings,
      ...checkDocument(document),
    ],
    unread: {
      fields: Object.fromEntries(others),
      nodes: nodes.unread,
      products: products.unread,
    },
  };
}
