import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { nodesOf, type SceneDocument } from '../../document/scene.ts';
import { writeScene } from '../../document/write-scene.ts';
import { checkDocument } from '../../findings/check-document.ts';
import { areaOf } from '../../plane/polygon.ts';
import { readScene } from '../../reading/read-scene.ts';
import { roomShape } from '../../rooms/room-shape.ts';
import { ImportUnreadable } from '../import-finding.ts';
import { importDxf } from './import-dxf.ts';
import { MAX_CHARACTERS } from './read-tags.ts';

function fixture(name: string): string {
  return readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8');
}

/** Name of each room and its area along center lines in square meters. */
function roomsOf({ nodes }: SceneDocument): (string | number)[][] {
  return nodesOf(nodes, 'room').map(([, { name, outline }]) => [
    name,
    Math.round(areaOf(outline) / 1e6) / 100,
  ]);
}

interface Expected {
  readonly rooms: readonly (readonly [name: string, squareMeters: number])[];
  readonly walls: number;
  readonly openings?: readonly string[];
  readonly findings: readonly string[];
}

const files: Readonly<Record<string, Expected>> = {
  'clean-faces-mm.dxf': {
    rooms: [
      ['Living Room', 20.91],
      ['Bath', 15.81],
    ],
    walls: 5,
    openings: ['door-single 900', 'window-double-hung 1200'],
    findings: ['heights-assumed', 'symbols-left-out'],
  },
  'r12-inches.dxf': {
    rooms: [
      ['KITCHEN', 11.15],
      ['Room 2', 7.43],
    ],
    walls: 5,
    findings: ['thickness-assumed'],
  },
  'open-corners.dxf': {
    rooms: [['Room 1', 12]],
    walls: 4,
    findings: ['corners-closed', 'thickness-assumed'],
  },
  'doubled-lines.dxf': {
    rooms: [
      ['Room 1', 10],
      ['Room 2', 10],
    ],
    walls: 5,
    findings: ['lines-without-length', 'lines-doubled', 'thickness-assumed'],
  },
  'blocks.dxf': {
    rooms: [
      ['Room 1', 48],
      ['Room 2', 48],
    ],
    walls: 5,
    findings: ['block-missing', 'blocks-too-deep', 'lines-doubled', 'thickness-assumed'],
  },
  'wrong-units.dxf': {
    rooms: [['Room 1', 54]],
    walls: 4,
    findings: ['units-wrong', 'thickness-assumed'],
  },
  'no-units-feet.dxf': {
    rooms: [
      ['Room 1', 44.59],
      ['Room 2', 66.89],
    ],
    walls: 5,
    findings: ['units-guessed', 'thickness-assumed'],
  },
  'survey-coordinates.dxf': {
    rooms: [['Bedroom 1', 27]],
    walls: 4,
    findings: ['thickness-assumed', 'moved-to-origin'],
  },
  'broken-off.dxf': {
    rooms: [['Office 0', 20]],
    walls: 4,
    findings: ['file-broken-off', 'place-unreadable', 'thickness-assumed'],
  },
  'mixed.dxf': {
    rooms: [['Café & study', 25.52]],
    walls: 4,
    openings: ['door-single 900'],
    findings: ['entities-left-out', 'entities-left-out', 'place-unreadable', 'heights-assumed'],
  },
  'bow-wall.dxf': {
    rooms: [['Room 1', 22.13]],
    walls: 9,
    findings: ['curves-straightened', 'thickness-assumed'],
  },
};

test.each(Object.entries(files))(
  'VIS import of %s gives its rooms, walls and findings',
  (name, expected) => {
    const { document, findings } = importDxf(fixture(name), name);
    const openings = nodesOf(document.nodes, 'opening').map(
      ([, { style, widthTenths }]) => `${style} ${Math.round(widthTenths / 10)}`,
    );
    expect(roomsOf(document)).toEqual(expected.rooms);
    expect(nodesOf(document.nodes, 'wall')).toHaveLength(expected.walls);
    expect(openings).toEqual(expected.openings ?? []);
    expect(findings.map(({ code }) => code)).toEqual(expected.findings);
    // What was imported is a scene like any other: nothing in it contradicts itself.
    expect(checkDocument(document)).toEqual([]);
    for (const [id] of nodesOf(document.nodes, 'room'))
      expect(roomShape(document.nodes, id)).not.toBeNull();
  },
);

test('VIS a unit that a person says is taken where a home can be of that size in it', () => {
  const text = fixture('no-units-feet.dxf');
  const guessed = importDxf(text, 'x');
  expect([guessed.unit, guessed.possibleUnits]).toEqual(['feet', expect.arrayContaining(['feet'])]);
  const others = guessed.possibleUnits.filter((unit) => unit !== 'feet');
  expect(others.length).toBeGreaterThan(0);
  for (const unit of others) {
    const read = importDxf(text, 'x', { unit });
    expect(read.unit).toBe(unit);
    expect(read.findings.map(({ code }) => code)).not.toContain('units-guessed');
  }
  expect(guessed.possibleUnits).not.toContain('millimeters');
  expect(importDxf(text, 'x', { unit: 'millimeters' }).unit).toBe('feet');
});

test('VIS faces of walls give their thickness and the room between them as it was drawn', () => {
  const { document } = importDxf(fixture('clean-faces-mm.dxf'), 'Plan');
  const walls = nodesOf(document.nodes, 'wall').map(([, { thicknessTenths }]) => thicknessTenths);
  expect(new Set(walls)).toEqual(new Set([1_000]));
  const inner = roomShape(document.nodes, 'room-1')?.inner ?? [];
  expect(areaOf(inner)).toBe(40_000 * 50_000);
});

test.each([
  ['nothing', '', /no lines/],
  ['a letter', 'Dear Sirs,\nplease find the plan attached.\n', /^Line 1: "Dear Sirs,"/],
  ['a picture', '\u0089PNG\r\n\u001a\n', /^Line 1:/],
  ['binary DXF', 'AutoCAD Binary DXF\r\n\u001a\u0000', /binary/],
  ['DWG', 'AC1027\u0000\u0000', /DWG/],
  ['a drawing of nothing', '  0\nSECTION\n  2\nENTITIES\n  0\nENDSEC\n  0\nEOF\n', /no lines/],
  [
    'furniture only',
    '0\nSECTION\n2\nENTITIES\n0\nLINE\n8\nFURNITURE\n10\n0\n20\n0\n11\n9\n21\n9\n0\nEOF\n',
    /No walls/,
  ],
])('VIS %s is refused in words', (_, text, words) => {
  expect(() => importDxf(text, 'x')).toThrow(ImportUnreadable);
  expect(() => importDxf(text, 'x')).toThrow(words);
});

test('VIS a line that is no code costs what comes after it and is named', () => {
  const lines = fixture('doubled-lines.dxf').split('\n');
  lines[150] = '<<<<<<<';
  const { findings } = importDxf(lines.join('\n'), 'x');
  expect(findings[0]).toMatchObject({ code: 'file-broken-off', line: 151 });
});

test('VIS a file cut off anywhere is a plan or is refused in words', () => {
  const text = fixture('clean-faces-mm.dxf');
  let read = 0;
  for (let length = 0; length < text.length; length += 97) {
    try {
      importDxf(text.slice(0, length), 'x');
      read++;
    } catch (error) {
      expect(error).toBeInstanceOf(ImportUnreadable);
    }
  }
  expect(read).toBeGreaterThan(5);
});

test('VIS blocks of blocks of blocks end within bounds, and a file too large is not read', () => {
  const blocks = Array.from({ length: 8 }, (_, depth) =>
    [
      `0\nBLOCK\n8\n0\n2\nB${depth}\n10\n0\n20\n0`,
      ...Array.from({ length: 40 }, (_, i) =>
        depth === 0
          ? `0\nLINE\n8\n0\n10\n${i}\n20\n0\n11\n${i}\n21\n4`
          : `0\nINSERT\n8\n0\n2\nB${depth - 1}\n10\n${i}\n20\n${i}`,
      ),
      '0\nENDBLK',
    ].join('\n'),
  );
  const text = `0\nSECTION\n2\nBLOCKS\n${blocks.join('\n')}\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n0\nINSERT\n8\n0\n2\nB7\n10\n0\n20\n0\n0\nENDSEC\n0\nEOF\n`;
  const started = performance.now();
  expect(() => importDxf(text, 'x')).toThrow(/more than a home has/);
  expect(performance.now() - started).toBeLessThan(10_000);
  expect(() => importDxf(' '.repeat(MAX_CHARACTERS + 1), 'x')).toThrow(/larger than 32 MB/);
});

/** A drawing in millimeters of the given blocks and entities, written as tags. */
function drawingOf(entities: string, blocks = ''): string {
  return `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nBLOCKS\n${blocks}0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${entities}0\nENDSEC\n0\nEOF\n`;
}

function wall(x1: number, y1: number, x2: number, y2: number): string {
  return `0\nLINE\n8\nWALL\n10\n${x1}\n20\n${y1}\n11\n${x2}\n21\n${y2}\n`;
}

const fourWalls =
  wall(0, 0, 5_000, 0) +
  wall(5_000, 0, 5_000, 4_000) +
  wall(5_000, 4_000, 0, 4_000) +
  wall(0, 4_000, 0, 0);

test('VIS blocks that draw no lines and hold themselves end within bounds too', () => {
  const inside = '0\nINSERT\n8\n0\n2\nB\n'.repeat(30);
  const text = drawingOf(
    `${fourWalls}0\nINSERT\n8\n0\n2\nB\n`,
    `0\nBLOCK\n8\n0\n2\nB\n${inside}0\nENDBLK\n`,
  );
  const { document, findings } = importDxf(text, 'x');
  expect(nodesOf(document.nodes, 'room')).toHaveLength(1);
  expect(findings.map(({ code }) => code)).toContain('too-many-lines');
});

test('VIS a grid of thousands of rooms is refused in words', () => {
  const lines = Array.from({ length: 300 }, (_, i) => i * 700);
  const grid = lines.map((at) => wall(0, at, 210_000, at) + wall(at, 0, at, 210_000)).join('');
  expect(() => importDxf(drawingOf(grid), 'x')).toThrow(ImportUnreadable);
});

test('VIS a plan wider than a scene can be is refused in words', () => {
  expect(() => importDxf(drawingOf(wall(0, 0, 700_000, 0)), 'x')).toThrow(/700 m wide/);
});

test.each([
  ['a wall of another height', 'wall', { id: 'a', thickness: 1_000, height: -5 }],
  ['a room of another height', 'room', { name: 'x', use: 'other', height: 1e12 }],
  ['a room of one corner', 'room', { name: 'x', use: 'other', height: null }],
])(
  'VIS %s that stands beside a drawing as if by us gives a scene that can be read',
  (...[, what, record]) => {
    const ours = `1001\nWEVISU\n1000\n${what}\n1000\n${JSON.stringify(record)}\n`;
    const { document } = importDxf(drawingOf(fourWalls + wall(0, 0, 0, 300) + ours), 'x');
    expect(readScene(writeScene(document)).findings).toEqual([]);
  },
);

test('VIS names hold nothing that can not be saved: no U+0000, no half of a character', () => {
  const text = fixture('clean-faces-mm.dxf')
    .replace('Living Room', 'Living \\U+0000Room\\U+D83D')
    .replace('Bath', `Bath ${'a'.repeat(74)}\\U+D83D\\U+DEC1`);
  const { document } = importDxf(text, `${'b'.repeat(119)}🛁`);
  const names = nodesOf(document.nodes, 'room').map(([, { name }]) => name);
  expect(names).toEqual(['Living Room', `Bath ${'a'.repeat(74)}`]);
  expect(document.name).toBe('b'.repeat(119));
});
