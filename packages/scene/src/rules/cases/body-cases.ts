import { testRoom } from '../test-scene.ts';
import type { RuleCase } from './rule-case.ts';

export const bodyCases: readonly RuleCase[] = [
  {
    code: 'collision',
    at: (v) =>
      testRoom('living', 200, 200)
        .item('one', 'dresser', [60, 190])
        .item('other', 'dresser', [120 - v, 190])
        .document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'collision',
    what: 'wall',
    at: (v) =>
      testRoom('living', 200, 200)
        .item('one', 'dresser', [60, 190.5 + v])
        .document(),
    limit: 0,
    worse: 1,
    far: 3,
  },
  {
    code: 'out-of-bounds',
    at: (v) =>
      testRoom('living', 200, 200)
        .item('one', 'dresser', [60, 190.5 + v])
        .document(),
    limit: 0,
    worse: 1,
  },
  {
    code: 'door-blocked',
    at: (v) =>
      testRoom('living', 200, 200)
        .opening('door', 'south', 60, 'door-single', 36)
        .item('dresser', 'dresser', [60, v > 0 ? 30 : 100])
        .document(),
    limit: 0,
    worse: 1,
  },
];
