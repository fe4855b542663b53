// Scenes with far more of one thing than any home. Work is counted, not timed: bench/crowds.ts prints seconds.
import { expect, test } from 'vitest';
import type { RoomUse } from '../../document/nodes/room.ts';
import type { SceneDocument } from '../../document/scene.ts';
import { countOf, MAX_OF_A_CODE } from '../../findings/shorten.ts';
import { sceneFacts } from '../facts/scene-facts.ts';
import { testRoom } from '../test-scene.ts';
import { checkRules } from './check-rules.ts';

interface Crowd {
  readonly use: RoomUse;
  readonly kind: string;
  /** Inches from one to the next. */
  readonly step: number;
}

function crowd({ use, kind, step }: Crowd, count: number): SceneDocument {
  const columns = Math.ceil(Math.sqrt(count));
  const side = (columns + 1) * step + 200;
  const room = testRoom(use, side, side).opening('door', 'south', 100, 'door-single', 36);
  for (let i = 0; i < count; i++) {
    const at = [(i % columns) * step + 100, Math.floor(i / columns) * step + 100] as const;
    room.item(`n${i}`, kind, at, { rotationTenthsDeg: (i % 4) * 900 });
  }
  return room.document();
}

function workOf(document: SceneDocument): number {
  checkRules(document, 'accessible');
  return sceneFacts(document).work.spent;
}

const spread: readonly Crowd[] = [
  { use: 'bath', kind: 'toilet', step: 60 },
  { use: 'bath', kind: 'vanity', step: 80 },
  { use: 'kitchen', kind: 'refrigerator', step: 70 },
  { use: 'kitchen', kind: 'range', step: 70 },
  { use: 'living', kind: 'sofa', step: 110 },
];

test.each(spread)('rules look at four times as much among four times as many of $kind', (one) => {
  const few = workOf(crowd(one, 250));
  const many = workOf(crowd(one, 1_000));
  expect(few).toBeGreaterThan(250);
  expect(many / few).toBeLessThan(6);
});

test('of each rule at most two hundred findings are given, the worst, and the rest is counted', () => {
  const findings = checkRules(crowd({ use: 'kitchen', kind: 'range', step: 12 }, 400));
  const codes = Map.groupBy(findings, ({ code }) => code);
  const more = codes.get('more-of-a-kind') ?? [];
  for (const [code, own] of codes) {
    if (code !== 'more-of-a-kind') expect(own.length).toBeLessThanOrEqual(MAX_OF_A_CODE);
  }
  const hidden = more.find(({ text }) => text.endsWith('(collision).'));
  expect(codes.get('collision')).toHaveLength(MAX_OF_A_CODE);
  // Every range of a 20 by 20 grid stands in its neighbors.
  expect(countOf(hidden as NonNullable<typeof hidden>)).toBeGreaterThan(1_000);
  expect(hidden?.text).toMatch(/^And [\d,]+ more of this kind \(collision\)\.$/);
  const at = findings.indexOf(hidden as NonNullable<typeof hidden>);
  expect([findings[at - 1]?.code, findings[at]?.tier]).toEqual(['collision', 'code']);
});

test('a heap of thousands is too crowded to check, whatever the profile, and only that is said', () => {
  const heap = crowd({ use: 'living', kind: 'sofa', step: 0 }, 2_000);
  for (const profile of ['standard', 'accessible'] as const) {
    expect(checkRules(heap, profile).map(({ code, tier }) => [code, tier])).toEqual([
      ['scene-too-crowded', 'broken'],
    ]);
  }
});
