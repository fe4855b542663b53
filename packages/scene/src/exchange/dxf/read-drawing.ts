// A DXF file as its header variables, blocks and entities, of which only what may be a plan is kept.
import { counted, type ImportFinding, ImportUnreadable } from '../import-finding.ts';
import { MAX_CHARACTERS, readTags, type Tag } from './read-tags.ts';

/** More than any plan of a home has; what comes after is not read. */
const MAX_ENTITIES = 100_000;
const MAX_TAGS_OF_ONE = 40_000;

export interface DxfEntity {
  readonly type: string;
  readonly layer: string;
  readonly line: number;
  readonly tags: readonly Tag[];
  /** Corners of a POLYLINE of the older form. */
  readonly vertices: readonly DxfEntity[];
}

interface DxfBlock {
  readonly base: readonly [x: number, y: number];
  readonly entities: readonly DxfEntity[];
}

export interface DxfDrawing {
  readonly header: ReadonlyMap<string, string>;
  readonly blocks: ReadonlyMap<string, DxfBlock>;
  readonly entities: readonly DxfEntity[];
  readonly findings: readonly ImportFinding[];
}

const kept: ReadonlySet<string> = new Set([
  'LINE',
  'LWPOLYLINE',
  'POLYLINE',
  'ARC',
  'CIRCLE',
  'INSERT',
  'TEXT',
  'MTEXT',
]);
/** What people call them; others keep the format's own word. */
const names: Readonly<Record<string, readonly [one: string, many: string]>> = {
  DIMENSION: ['measure', 'measures'],
  HATCH: ['hatch', 'hatches'],
  LEADER: ['note with an arrow', 'notes with arrows'],
  MULTILEADER: ['note with an arrow', 'notes with arrows'],
  SPLINE: ['free curve', 'free curves'],
  ELLIPSE: ['ellipse', 'ellipses'],
  POINT: ['point', 'points'],
  IMAGE: ['picture', 'pictures'],
  '3DFACE': ['surface in 3D', 'surfaces in 3D'],
  '3DSOLID': ['body in 3D', 'bodies in 3D'],
};
/** Part of another entity or without a place of their own: nothing is lost without them. */
const silent: ReadonlySet<string> = new Set(['VERTEX', 'SEQEND', 'ATTRIB', 'ATTDEF', 'VIEWPORT']);

/** The text value of a code; undefined where the entity has none. */
export function textOf({ tags }: Pick<DxfEntity, 'tags'>, code: number): string | undefined {
  return tags.find((tag) => tag.code === code)?.value;
}

/** The number of a code; `otherwise` if it is missing, NaN if it is not a number. */
export function numberOf(entity: Pick<DxfEntity, 'tags'>, code: number, otherwise: number): number {
  const value = textOf(entity, code);
  if (value === undefined) return otherwise;
  return value.trim() === '' ? Number.NaN : Number(value);
}

function entityOf(tags: readonly Tag[]): DxfEntity {
  const layer = textOf({ tags }, 8)?.trim() ?? '0';
  return {
    type: (tags[0]?.value ?? '').trim().toUpperCase(),
    layer,
    line: tags[0]?.line ?? 0,
    tags,
    vertices: [],
  };
}

/** Gathers entities into a list, and the vertices of an older polyline into it. */
function collector() {
  const entities: DxfEntity[] = [];
  let open: { entity: DxfEntity; vertices: DxfEntity[] } | null = null;
  return {
    entities,
    add(entity: DxfEntity): boolean {
      if (entity.type === 'VERTEX') {
        open?.vertices.push(entity);
        return open !== null;
      }
      open = null;
      if (!kept.has(entity.type)) return false;
      if (entity.type === 'POLYLINE') {
        const vertices: DxfEntity[] = [];
        open = { entity: { ...entity, vertices }, vertices };
        entities.push(open.entity);
      } else entities.push(entity);
      return true;
    },
  };
}

interface Progress {
  readonly header: Map<string, string>;
  readonly blocks: Map<string, DxfBlock>;
  readonly model: ReturnType<typeof collector>;
  readonly leftOut: Map<string, number>;
  count: number;
  isComplete: boolean;
  isFull: boolean;
}

/** Reads into `progress`, so that what stands before a broken place is there when it throws. */
function readInto(text: string, progress: Progress): void {
  let section = '';
  let variable = '';
  let block: { name: string; base: [number, number]; own: ReturnType<typeof collector> } | null =
    null;
  let tags: Tag[] = [];

  function finish(): void {
    const [first] = tags;
    if (!first) return;
    const entity = entityOf(tags);
    tags = [];
    if (section === 'BLOCKS' && entity.type === 'BLOCK') {
      const base: [number, number] = [numberOf(entity, 10, 0), numberOf(entity, 20, 0)];
      block = { name: textOf(entity, 2)?.trim().toUpperCase() ?? '', base, own: collector() };
      return;
    }
    if (section === 'BLOCKS' && entity.type === 'ENDBLK') {
      if (block) {
        progress.blocks.set(block.name, { base: block.base, entities: block.own.entities });
      }
      block = null;
      return;
    }
    const target = section === 'ENTITIES' ? progress.model : section === 'BLOCKS' && block?.own;
    if (!target) return;
    if (progress.count >= MAX_ENTITIES) {
      progress.isFull = true;
      return;
    }
    // Sheets of paper show the model again.
    if (section === 'ENTITIES' && numberOf(entity, 67, 0) === 1) return;
    if (target.add(entity)) progress.count++;
    else if (!silent.has(entity.type)) {
      progress.leftOut.set(entity.type, (progress.leftOut.get(entity.type) ?? 0) + 1);
    }
  }

  for (const tag of readTags(text)) {
    if (tag.code === 0) {
      finish();
      const word = tag.value.trim().toUpperCase();
      if (word === 'EOF') {
        progress.isComplete = true;
        return;
      }
      if (word === 'SECTION') section = '?';
      else if (word === 'ENDSEC') section = '';
      else tags = [tag];
    } else if (section === '?' && tag.code === 2) section = tag.value.trim().toUpperCase();
    else if (section === 'HEADER') {
      if (tag.code === 9) variable = tag.value.trim().toUpperCase();
      else if (!progress.header.has(variable)) progress.header.set(variable, tag.value.trim());
    } else if (tags.length > 0 && tags.length < MAX_TAGS_OF_ONE) tags.push(tag);
  }
  finish();
}

function requireText(text: string): void {
  if (text.length > MAX_CHARACTERS) {
    const max = MAX_CHARACTERS / 1024 / 1024;
    throw new ImportUnreadable(`The file is larger than ${max} MB.`);
  }
  if (text.startsWith('AutoCAD Binary DXF')) {
    throw new ImportUnreadable('This DXF file is binary; save it as ASCII DXF.');
  }
  if (text.startsWith('AC10')) {
    throw new ImportUnreadable('This is a DWG file; save it as ASCII DXF.');
  }
}

/**
 * Reads ASCII DXF of any version. What is broken off costs what comes after it and is a finding.
 * Throws ImportUnreadable for what is no DXF, is too large, or breaks before its first entity.
 */
export function readDrawing(text: string): DxfDrawing {
  requireText(text);
  const findings: ImportFinding[] = [];
  const progress: Progress = {
    header: new Map(),
    blocks: new Map(),
    model: collector(),
    leftOut: new Map(),
    count: 0,
    isComplete: false,
    isFull: false,
  };
  try {
    readInto(text, progress);
    if (!progress.isComplete) {
      findings.push({
        code: 'file-broken-off',
        text: 'The file ends before its end mark; what stands before that was read.',
        line: null,
      });
    }
  } catch (error) {
    if (!(error instanceof ImportUnreadable) || progress.model.entities.length === 0) throw error;
    const line = Number(/^Line (\d+)/.exec(error.message)?.[1] ?? 0);
    const said = `${error.message} What stands before it was read.`;
    findings.push({ code: 'file-broken-off', text: said, line });
  }
  if (progress.model.entities.length === 0) {
    throw new ImportUnreadable('The file has no lines, polylines or blocks in its model space.');
  }
  if (progress.isFull) {
    const max = counted(MAX_ENTITIES, 'entity', 'entities');
    const said = `Only the first ${max} of the drawing were read.`;
    findings.push({ code: 'too-many-entities', text: said, line: null });
  }
  for (const [type, count] of [...progress.leftOut].sort().slice(0, 20)) {
    const shown = type.slice(0, 30);
    const own = Object.hasOwn(names, type) ? names[type] : undefined;
    const [one, many] = own ?? [`part of the type ${shown}`, `parts of the type ${shown}`];
    const said = `${counted(count, one, many)} left out.`;
    findings.push({ code: 'entities-left-out', text: said, line: null });
  }
  const { header, blocks, model } = progress;
  return { header, blocks, entities: model.entities, findings };
}
