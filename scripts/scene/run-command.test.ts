// The command line with streams and files of a test; main.test.ts has it as people run it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { broken, good, hostile } from './test-scenes.ts';

const folder = mkdtempSync(join(tmpdir(), 'scene-'));
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, content: unknown): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}
const goodFile = fileOf('good.json', good);
const brokenFile = fileOf('broken.json', broken);
const hostileFile = fileOf('hostile.json', hostile);

async function run(words: readonly string[], input = '') {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  const read = Promise.all([buffer(stdout), text(stderr)]);
  const code = await runCommand(words, { stdin: Readable.from([input]), stdout, stderr });
  for (const stream of [stdout, stderr]) stream.end();
  const [out, errors] = await read;
  return { code, out, errors, json: () => JSON.parse(out.toString()) };
}

test('check of a valid scene exits with 0 and prints its findings as JSON', async () => {
  const { code, json, errors } = await run(['check', goodFile]);
  expect([code, errors]).toEqual([0, '']);
  expect(json()).toMatchObject({
    name: 'Den',
    profile: 'standard',
    counts: { broken: 0, code: 0 },
  });
});

test('check of a broken scene exits with 1 and names what is broken', async () => {
  const { code, json, errors } = await run(['check', brokenFile]);
  expect([code, errors]).toEqual([1, '']);
  const codes = json().findings.map((one: { code: string }) => one.code);
  for (const found of [
    'room-crosses-itself',
    'wall-zero-length',
    'item-kind-unknown',
    'node-unreadable',
  ]) {
    expect(codes).toContain(found);
  }
});

test('check of a scene with a tile whose picture is unreadable exits with 1 and names the floor', async () => {
  const products = { 'TILE-1': { ...good.products['TILE-1'], picture: { type: 'surface' } } };
  const { code, json } = await run(['check', '-'], JSON.stringify({ ...good, products }));
  expect(code).toBe(1);
  expect(json().findings).toMatchObject([
    { code: 'product-picture-unreadable', nodeIds: ['floor'] },
  ]);
});

test('takeoff reads standard input, counts boxes and names unknown products', async () => {
  const rug = {
    ...good.nodes.floor,
    covering: { sku: 'GONE' },
    layer: 1,
    area: [
      [0, 0],
      [9, 0],
      [9, 9],
    ],
  };
  const input = JSON.stringify({ ...good, nodes: { ...good.nodes, rug } });
  const { code, json } = await run(['takeoff', '-'], input);
  expect(code).toBe(0);
  const { orders, totalCents, unknownSkus } = json();
  expect(orders).toHaveLength(1);
  // 111 sq ft of floor in whole boxes of 14 sq ft.
  expect(orders[0].units).toBeGreaterThanOrEqual(8);
  expect(orders[0].units).toBeLessThanOrEqual(10);
  expect(totalCents).toBe(orders[0].units * 5_999);
  expect(unknownSkus).toEqual(['GONE']);
});

test('export writes the plan as SVG with escaped names', async () => {
  const { code, out } = await run(['export', hostileFile, '--to', 'svg']);
  const svg = out.toString();
  expect(code).toBe(0);
  expect(svg).toMatch(/^<svg [^>]+>.*<\/svg>\n$/s);
  expect(svg).not.toMatch(/<script|<img/);
  expect(svg).toContain('&#60;img');
});

test('export writes a PDF to a file, whatever is broken and however it is named', async () => {
  const file = fileOf('both.json', { ...hostile, nodes: { ...broken.nodes, ...hostile.nodes } });
  const out = join(folder, 'both.pdf');
  const { code, out: said, errors } = await run(['export', file, '--to=pdf', '--out', out]);
  expect([code, said.length, errors]).toEqual([0, 0, '']);
  const bytes = readFileSync(out);
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(bytes.subarray(-6).toString().trim()).toBe('%%EOF');
});

test('migrate prints canonical bytes, is idempotent, and loses nothing unreadable', async () => {
  const first = await run(['migrate', brokenFile]);
  expect(first.code).toBe(0);
  expect(first.json().nodes.mess).toEqual(broken.nodes.mess);
  const second = await run(['migrate', '-'], first.out.toString());
  expect(second.out.equals(first.out)).toBe(true);
});

test.each([
  ['no JSON', 'not a scene'],
  ['another format', '{"format":"other"}'],
  ['a newer version', '{"format":"wevisu-scene","version":99,"nodes":{}}'],
  [
    'endless nesting',
    `{"format":"wevisu-scene","version":1,"nodes":${'{"a":'.repeat(3_000)}1${'}'.repeat(3_000)}}`,
  ],
])(
  '%s exits with 3, one line on standard error and nothing on standard output',
  async (_, input) => {
    const { code, out, errors } = await run(['check', '-'], input);
    expect([code, out.length]).toEqual([3, 0]);
    expect(errors.trim().split('\n')).toHaveLength(1);
  },
);

test('a missing input exits with 3, and an unwritable output with 4', async () => {
  const missing = await run(['show', 'no-such-plan']);
  expect(missing).toMatchObject({ code: 3 });
  expect(missing.errors).toContain('no-such-plan');
  const out = join(folder, 'no', 'such', 'folder.svg');
  expect(await run(['export', goodFile, '--to', 'svg', '--out', out])).toMatchObject({ code: 4 });
});

test.each([
  [[]],
  [['paint', 'x']],
  [['check']],
  [['check', 'a', 'b']],
  [['check', 'a', '--loud']],
  [['export', 'a', '--to', 'dwg']],
  [['list', 'everything']],
])('%j is bad usage: 2', async (words) => {
  const { code, out, errors } = await run(words);
  expect([code, out.length]).toEqual([2, 0]);
  expect(errors).not.toContain('    at ');
});

test('VIS export to DXF and import restore the rooms, with findings as JSON on standard error', async () => {
  const drawn = await run(['export', goodFile, '--to', 'dxf']);
  expect([drawn.code, drawn.errors]).toEqual([0, '']);
  const { code, json, errors } = await run(['import', '-', '--name', 'Back'], drawn.out.toString());
  expect(code).toBe(0);
  const codes = JSON.parse(errors).findings.map((one: { code: string }) => one.code);
  expect(codes).toEqual(['symbols-left-out']);
  const { name, nodes } = json();
  expect(name).toBe('Back');
  expect(nodes['room-1'].outline).toEqual(good.nodes.R.outline);
  expect(nodes['opening-1'].atTenths).toBe(good.nodes.door.atTenths);
});

test.each([
  ['glb', 'glTF'],
  ['usdz', 'PK\u0003\u0004'],
])('VIS export writes a scene in 3D as one file: %s', async (to, mark) => {
  const { code, out, errors } = await run(['export', goodFile, '--to', to]);
  expect([code, errors]).toEqual([0, '']);
  expect(out.subarray(0, 4).toString()).toBe(mark);
  expect(out.length).toBeGreaterThan(50_000);
});

test('VIS import recognizes a phone scan by its content', async () => {
  const turn = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];
  const across = [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0];
  const wall = (axes: readonly number[], x: number, z: number, long: number) => ({
    category: { wall: {} },
    dimensions: [long, 2.5, 0],
    transform: [...axes, x, 1.25, z, 1],
  });
  const walls = [
    wall(turn, 0, -1.5, 4),
    wall(turn, 0, 1.5, 4),
    wall(across, -2, 0, 3),
    wall(across, 2, 0, 3),
  ];
  const { code, json, errors } = await run(['import', fileOf('scan.json', { walls })]);
  expect([code, JSON.parse(errors)]).toEqual([0, { findings: [] }]);
  expect(json().name).toBe('scan');
  expect(json().nodes['room-1'].outline).toHaveLength(4);
});

test('VIS import of a file that is not a plan exits with 3 and explains the line', async () => {
  const { code, out, errors } = await run(['import', '-'], 'Dear Sirs,\nno plan.\n');
  expect([code, out.length]).toEqual([3, 0]);
  expect(errors).toMatch(/^Standard input: Line 1: .+\n$/);
});

test('G-39 still writes a PNG, reports progress, and refuses an unsupported size', async () => {
  const size = ['--width', '48', '--height', '32'];
  const { code, out, errors } = await run(['still', goodFile, ...size, '--samples', '2']);
  expect(code).toBe(0);
  expect(out.subarray(1, 4).toString()).toBe('PNG');
  expect([out.readUInt32BE(16), out.readUInt32BE(20)]).toEqual([48, 32]);
  expect(errors).toMatch(/^A draft of 12 by 8, .+\n1 of 2 samples, .+\n2 of 2 samples, /);
  const wrong = await run(['still', goodFile, '--width', '4']);
  expect([wrong.code, wrong.out.length]).toEqual([2, 0]);
  expect(wrong.errors).toMatch(/^still can't take width: /);
});
