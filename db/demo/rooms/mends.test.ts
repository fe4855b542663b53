import { skusOf } from '@wevisu/scene/document/products-used.ts';
import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { changeDocument } from '@wevisu/scene/edit/apply-change.ts';
import { checkDocument } from '@wevisu/scene/findings/check-document.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { mendOf } from '@wevisu/scene/rules/mending/mend-of.ts';
import { expect, test } from 'vitest';
import { indexProducts } from './author/product-index.ts';
import { readBuiltRooms } from './room-files.ts';

/** Rooms of several kinds, and of each the findings that are tried. */
const ROOMS = 16;
const FINDINGS = 3;

/** The same numbers from 0 to 1 for the same seed. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Free-standing things, each a few inches from where its designer put it. */
function perturbed(document: SceneDocument, seed: number): SceneDocument {
  const next = numbers(seed);
  const shift = () => Math.round((next() - 0.5) * 16 * 254);
  const moved = nodesOf(document.nodes, 'item')
    .filter(([, { hostId, locked }]) => hostId === null && !locked)
    .filter(() => next() < 0.4)
    .map(([id, item]) => {
      const [x, y] = item.position;
      return [id, { ...item, position: [x + shift(), y + shift()] as const }];
    });
  return { ...document, nodes: { ...document.nodes, ...Object.fromEntries(moved) } };
}

function found(document: SceneDocument): Finding[] {
  return [...checkDocument(document), ...checkRules(document)];
}

function subjects(findings: readonly Finding[]): string[] {
  return findings.map(({ code, tier, nodeIds }) => `${code} ${tier} ${nodeIds.toSorted().join()}`);
}

function timesOf(list: readonly string[], text: string): number {
  return list.filter((one) => one === text).length;
}

test('G-39 in shipped rooms with things out of place, a mend removes its finding and adds none', async () => {
  const { templates } = await readBuiltRooms();
  const index = indexProducts();
  const step = Math.floor(templates.length / ROOMS);
  const offered: string[] = [];
  for (const [i, { id, scene }] of templates.filter((_, n) => n % step === 0).entries()) {
    const { document: read } = readScene(scene);
    const skus = Object.values(read.nodes).flatMap(skusOf);
    const products = Object.fromEntries(skus.map((sku) => [sku, index.facts(sku)]));
    const document = perturbed({ ...read, products }, i + 1);
    const findings = found(document);
    const had = subjects(findings);
    // Spread over the list, which begins with the worst.
    const every = Math.max(1, Math.floor(findings.length / FINDINGS));
    for (const finding of findings.filter((_, n) => n % every === 0)) {
      const mend = mendOf({ document, finding, findings });
      if (!mend) continue;
      offered.push(`${id} ${finding.code}: ${mend.label}`);
      const left = subjects(found(changeDocument(document, mend.change)));
      const [subject = ''] = subjects([finding]);
      const label = offered.at(-1);
      expect({ label, isGone: timesOf(left, subject) < timesOf(had, subject) }).toEqual({
        label,
        isGone: true,
      });
      const added = left.filter((text) => timesOf(left, text) > timesOf(had, text));
      expect({ label, added }).toEqual({ label, added: [] });
    }
  }
  expect(offered.length).toBeGreaterThan(ROOMS / 2);
}, 240_000);
