import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';
import { MAX_PLAN_BYTES, nameOfPlanFile, problemOfPlanFile } from './plan-file.ts';

test.each([
  ['Kitchen', 'Kitchen.dxf'],
  ['Küche 3/4: "neu"?', 'Küche 3 4 neu.dxf'],
  ['../../etc', 'etc.dxf'],
  ['  .  ', 'Room.dxf'],
  ['\u202egnp\u0000', 'gnp.dxf'],
  ['x'.repeat(300), `${'x'.repeat(80)}.dxf`],
])('a room called %j is saved as %j', (name, file) => {
  expect(fileName(name, 'dxf')).toBe(file);
});

test.each([
  ['Our flat.v2.DXF', 'Our flat.v2'],
  ['.dxf', 'Opened plan'],
  ['room', 'room'],
])('a file %j opens a room named %j', (file, name) => {
  expect(nameOfPlanFile(file)).toBe(name);
});

test.each([
  ['plan.dxf', 10, null],
  ['scan.json', MAX_PLAN_BYTES, null],
  ['unnamed', 10, null],
  ['plan.dxf', 0, /empty/],
  ['plan.dxf', 100 * 1024 * 1024, /100 MB; the limit is 32 MB/],
  ['plan.DWG', 10, /Save it as DXF/],
  ['plan.pdf', 10, /no walls/],
  ['plan.PNG', 10, /Trace a picture/],
] as const)('%s of %i bytes is accepted or refused with a message', (name, size, words) => {
  const problem = problemOfPlanFile({ name, size });
  if (words === null) expect(problem).toBeNull();
  else expect(problem).toMatch(words);
});
