// The command line refuses what the server would refuse, in the same words.
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { runCommand } from './run-command.ts';
import { good } from './test-scenes.ts';

async function refusal(words: readonly string[], scene: string) {
  const [stdout, stderr] = [new PassThrough(), new PassThrough()];
  stdout.resume();
  const said = text(stderr);
  const code = await runCommand(words, { stdin: Readable.from([scene]), stdout, stderr });
  stderr.end();
  return [code, (await said).trim()];
}

const view = { type: 'view', name: 'View', eye: [0, 0, 0], target: [1, 1, 1], fovDeg: 50 };

test('VIS a scene of more nodes than the server saves is refused', async () => {
  const nodes = Object.fromEntries(Array.from({ length: 20_001 }, (_, i) => [`v${i}`, view]));
  expect(await refusal(['check', '-'], JSON.stringify({ ...good, nodes }))).toEqual([
    6,
    'A room can have up to 20,000 parts. Remove some to save it.',
  ]);
});

test('VIS a file of more bytes than the server takes is refused', async () => {
  const name = 'x'.repeat(8 * 1024 * 1024);
  expect(await refusal(['takeoff', '-'], JSON.stringify({ ...good, name }))).toEqual([
    6,
    'This is too large to send. Send less at a time.',
  ]);
});

test.each([
  ['takeoff', '-'],
  ['export', '-', '--to', 'svg'],
])('VIS a scene too complex to compute is refused by %s', async (...words) => {
  const rooms = Array.from({ length: 300 }, (_, i) => [`r${i}`, good.nodes.R]);
  const nodes = { ...good.nodes, ...Object.fromEntries(rooms) };
  expect(await refusal(words, JSON.stringify({ ...good, nodes }))).toEqual([
    6,
    'This room takes too long to compute. Remove some of its parts, then try again.',
  ]);
});
