import { expect, test } from 'vitest';
import { plainLines } from './plain-text.ts';

test.each([
  ['Kitchen', 'Kitchen'],
  ['Kitchen\\Poak; sealed', 'Kitchen | oak; sealed'],
  [
    '{\\fArial|b1|i0|c0|p34;Living room}\\P{\\H0.7x;12\'-0" x 10\'-0"}',
    'Living room | 12\'-0" x 10\'-0"',
  ],
  ['\\A1;\\C7;\\pxqc;\\LBath\\l', 'Bath'],
  ['7\'-1\\S1/2;"', '7\'-11/2"'],
  ['\\U+00C9tage', 'Étage'],
  ['Hall\\~of\\~rooms', 'Hall of rooms'],
  ['A\\\\B \\{C\\}', 'A\\B {C}'],
  ['45%%d', '45'],
  ['\\P \\P', ''],
  ['Hall\\\\Pass', 'Hall\\Pass'],
  ['Bed^Jroom\\XTwo', 'Bed | room | Two'],
])('G-39 %s says %s', (raw, said) => {
  expect(plainLines(raw).join(' | ')).toBe(said);
});
