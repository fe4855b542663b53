import { expect, test } from 'vitest';
import { runNode } from '../document/nodes/run.ts';
import { type SceneDocument, sceneDocument } from '../document/scene.ts';
import { changeDocument } from '../edit/apply-change.ts';
import { factsOf } from '../takeoff/facts-for-tests.ts';
import { cabinetFindings } from './cabinet-findings.ts';

const LINE = 'MAKR-SHK';

function sceneWith(cabinets: readonly object[]): SceneDocument {
  return sceneDocument.parse({
    format: 'wevisu-scene',
    version: 1,
    name: 'Cabinets',
    nodes: {
      L: { type: 'level', name: 'Ground' },
      r: runNode.parse({
        type: 'run',
        levelId: 'L',
        tier: 'base',
        position: [0, 0],
        cabinetSku: `${LINE}-SD`,
        cabinets,
      }),
    },
    products: { [`${LINE}-SD`]: factsOf({ sku: `${LINE}-SD` }) },
  });
}

const mendsOf = (document: SceneDocument) =>
  cabinetFindings(document).flatMap(({ mend }) => mend ?? []);

test('a scene reads again after every mend of a width that no line makes', () => {
  for (let widthTenths = 1_524; widthTenths < 9_144; widthTenths += 7) {
    const document = sceneWith([{ id: 'c', cabinet: 'door-drawer', widthTenths }]);
    for (const { change } of mendsOf(document)) {
      const mended = sceneDocument.safeParse(changeDocument(document, change));
      expect(mended.error?.message ?? 'reads', `${widthTenths}`).toBe('reads');
    }
  }
});

test('a row of sixty cabinets has no mend that adds one', () => {
  const cabinets = Array.from({ length: 60 }, (_, n) => ({
    id: `c${n}`,
    cabinet: 'door-drawer',
    widthTenths: 5_500,
  }));
  const document = sceneWith(cabinets);
  expect(cabinetFindings(document).length).toBeGreaterThan(0);
  for (const { change } of mendsOf(document)) {
    expect(sceneDocument.safeParse(changeDocument(document, change)).success).toBe(true);
  }
});
