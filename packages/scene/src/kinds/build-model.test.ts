import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FINISHES } from '../finishes.ts';
import { countOpenEdges, volumeOf } from '../geometry/mesh.ts';
import { boundsOf, type Shape } from '../geometry/shape.ts';
import { buildModel, buildPieces } from './build-model.ts';
import { type CardOf, cardOf } from './card-of.ts';
import type { SizeMm } from './definition/kind.ts';
import { fitFactors } from './fit-model.ts';
import { fitOf } from './fit-of.ts';
import { type ModelSpec, modelSpecSchema } from './model-spec.ts';
import { kindIds, kinds } from './registry.generated.ts';

function specOf(kind: string, params: object): ModelSpec {
  return modelSpecSchema.parse({ kind, params, finishes: {} });
}

/** The default model of a kind and, one param at a time, each choice that its schema offers. */
function listForms(kind: string, card: CardOf): ModelSpec[] {
  const { properties = {} } = z.toJSONSchema(card.params, { io: 'input' });
  const choices = Object.entries(properties).flatMap(([name, schema]) => {
    if (typeof schema === 'boolean') return [];
    const values = schema.enum ?? (schema.type === 'boolean' ? [true, false] : []);
    return values.map((value) => ({ [name]: value }));
  });
  return [{}, ...choices].map((params) => specOf(kind, params));
}

function declaredOf(spec: ModelSpec): SizeMm {
  return cardOf(spec.kind).sizeMm(spec.params);
}

/** The same for shapes that are the same in every number. */
function lookOf({ points, triangles }: Shape): string {
  const hash = createHash('sha256').update(Float64Array.from(points.flat()));
  return hash.update(Float64Array.from(triangles)).digest('base64');
}

test.each(kindIds)(
  'every form of a %s is solid, closed and finite, and wears known finishes',
  (id) => {
    const forms = listForms(id, cardOf(id));
    expect(forms.length).toBeGreaterThan(3);
    const seen = new Set<string>();
    for (const spec of forms) {
      const name = JSON.stringify(spec.params);
      const pieces = buildPieces(spec);
      expect(pieces.length, name).toBeGreaterThan(0);
      for (const { shape, finishSlot } of pieces) {
        // Most pieces are the same in most forms.
        const look = lookOf(shape);
        if (!seen.has(look)) {
          expect(shape.points.flat().every(Number.isFinite), name).toBe(true);
          expect(countOpenEdges(shape), `${finishSlot} of ${name}`).toBe(0);
          expect(volumeOf(shape), `${finishSlot} of ${name}`).toBeGreaterThan(0);
          seen.add(look);
        }
        const isKnown = finishSlot.startsWith('fixed:')
          ? finishSlot.slice(6) in FINISHES
          : finishSlot in kinds[id].slots;
        expect(isKnown, finishSlot).toBe(true);
      }
    }
  },
);

test.each(kindIds)('a %s is drawn exactly as large as declared, the same every time', (id) => {
  const spec = specOf(id, {});
  for (const factor of fitFactors(buildPieces(spec), declaredOf(spec))) {
    expect(factor).toBeGreaterThan(0.85);
    expect(factor).toBeLessThan(1.18);
  }
  const parts = buildModel(spec, fitOf(spec));
  const points = parts.flatMap(({ mesh }) =>
    Array.from({ length: mesh.positions.length / 3 }, (_, i) => {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(3 * i, 3 * i + 3);
      return [x, y, z] as const;
    }),
  );
  const { min, max } = boundsOf({ points, triangles: [] });
  const { width, height, depth } = declaredOf(spec);
  for (const [axis, declared] of [width, height, depth].entries()) {
    const drawn = (max[axis] ?? 0) - (min[axis] ?? 0);
    if (declared !== undefined) expect(Math.abs(drawn - declared)).toBeLessThan(1);
  }
  for (const { mesh } of parts) {
    expect(mesh.indices.reduce((most, index) => Math.max(most, index), 0)).toBeLessThan(
      mesh.positions.length / 3,
    );
    expect(mesh.normals.length).toBe(mesh.positions.length);
  }
  expect(buildModel(spec, fitOf(spec))).toEqual(parts);
});
