// Lines drawn with a width, texts of several lines, and outlines that stand free within a room.
import { expect, test } from 'vitest';
import { nodesOf } from '../../document/scene.ts';
import { importDxf } from './import-dxf.ts';

/** A drawing in millimeters of the given entities, written as tags. */
function drawingOf(...entities: readonly string[]): string {
  return `0\nSECTION\n2\nHEADER\n9\n$INSUNITS\n70\n4\n0\nENDSEC\n0\nSECTION\n2\nENTITIES\n${entities.join('')}0\nENDSEC\n0\nEOF\n`;
}

type At = readonly [x: number, y: number];

/** A closed polyline on a layer; `more` are tags of its own, such as its width. */
function closed(layer: string, points: readonly At[], more = ''): string {
  const corners = points.map(([x, y]) => `10\n${x}\n20\n${y}\n`).join('');
  return `0\nLWPOLYLINE\n8\n${layer}\n90\n${points.length}\n70\n1\n${more}${corners}`;
}

function rectangle([x, y]: At, width: number, depth: number): At[] {
  return [
    [x, y],
    [x + width, y],
    [x + width, y + depth],
    [x, y + depth],
  ];
}

const room = rectangle([0, 0], 6_000, 5_000);

function read(...entities: readonly string[]) {
  const { document, findings } = importDxf(drawingOf(...entities), 'Plan');
  return {
    walls: nodesOf(document.nodes, 'wall').map(([, wall]) => wall),
    rooms: nodesOf(document.nodes, 'room').map(([, { name }]) => name),
    codes: findings.map(({ code }) => code),
  };
}

test('VIS the width of a polyline is the thickness of its walls', () => {
  const { walls, rooms, codes } = read(closed('0', room, '43\n150\n'));
  expect(walls.map(({ thicknessTenths }) => thicknessTenths)).toEqual([1_500, 1_500, 1_500, 1_500]);
  expect([rooms, codes]).toEqual([['Room 1'], []]);
});

test('VIS widths of single edges are those of single walls, and a hairline has the usual one', () => {
  const [a, b, c, d] = room as [At, At, At, At];
  const edge = ([x, y]: At, width: number) => `10\n${x}\n20\n${y}\n40\n${width}\n41\n${width}\n`;
  const line = `0\nLWPOLYLINE\n8\nWALL\n90\n4\n70\n1\n${edge(a, 200)}${edge(b, 100)}${edge(c, 200)}${edge(d, 0)}`;
  const thick = read(line).walls.map(({ thicknessTenths }) => thicknessTenths);
  expect(thick.toSorted((one, other) => one - other)).toEqual([1_000, 1_143, 2_000, 2_000]);
});

test('VIS a text of two lines is two texts: the name is the one, the size the other', () => {
  const label =
    '0\nMTEXT\n8\n0\n10\n2000\n20\n2000\n1\n{\\fArial|b1;KITCHEN}\\P12\'-0" x 14\'-6"\n';
  expect(read(closed('0', room, '43\n150\n'), label).rooms).toEqual(['KITCHEN']);
  const reversed = '0\nMTEXT\n8\n0\n10\n2000\n20\n2000\n3\n12\'-0" x \n1\n14\'-6"\\PDINING\n';
  expect(read(closed('0', room, '43\n150\n'), reversed).rooms).toEqual(['DINING']);
});

const island = closed('0', rectangle([2_000, 2_000], 2_400, 1_000));

test('VIS an island on layer 0 is no second room, and is said to be left out', () => {
  for (const outer of [closed('0', room), closed('0', room, '43\n150\n')]) {
    const { walls, rooms, codes } = read(outer, island);
    expect([walls.length, rooms]).toEqual([4, ['Room 1']]);
    expect(codes).toContain('islands-left-out');
  }
  const faces = [rectangle([-75, -75], 6_150, 5_150), rectangle([75, 75], 5_850, 4_850)];
  const { walls, rooms } = read(...faces.map((one) => closed('0', one)), island);
  expect([walls.length, rooms]).toEqual([4, ['Room 1']]);
});

test('VIS a shaft with walls of its own thickness, and one on the layer of walls, stay', () => {
  const shaft = rectangle([2_000, 2_000], 1_500, 1_500);
  const wide = read(closed('0', room, '43\n150\n'), closed('0', shaft, '43\n100\n'));
  expect([wide.walls.length, wide.codes]).toEqual([8, []]);
  expect(read(closed('WALL', room), closed('WALL', shaft)).walls).toHaveLength(8);
});
