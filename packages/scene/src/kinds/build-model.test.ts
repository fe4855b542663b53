import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { FINISHES } from '../finishes.ts';
import { countOpenEdges, volumeOf } from '../geometry/mesh.ts';
import type { Shape } from '../geometry/shape.ts';
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

/** The same for lists that are the same in every number. */
function hashOf(...lists: readonly NodeJS.ArrayBufferView[]): string {
  const hash = createHash('sha256');
  for (const list of lists) hash.update(list);
  return hash.digest('base64');
}

function numbersOf(points: Shape['points']): Float64Array {
  const numbers = new Float64Array(points.length * 3);
  for (let at = 0; at < points.length; at += 1) numbers.set(points[at] ?? [], at * 3);
  return numbers;
}

/** Everything about the parts; comparing their numbers one by one takes longer than building them. */
function lookOfParts(parts: ReturnType<typeof buildModel>) {
  return parts.map(({ mesh: { positions, normals, indices, ...mesh }, ...part }) => ({
    ...part,
    mesh: { ...mesh, numbers: hashOf(positions, normals, indices) },
  }));
}

/** Least and greatest of each axis. */
function boundsOfParts(parts: ReturnType<typeof buildModel>) {
  const [min, max] = [Array(3).fill(Infinity), Array(3).fill(-Infinity)];
  for (const { mesh } of parts) {
    for (const [at, number] of mesh.positions.entries()) {
      if (number < min[at % 3]) min[at % 3] = number;
      if (number > max[at % 3]) max[at % 3] = number;
    }
  }
  return { min, max };
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
        const numbers = numbersOf(shape.points);
        const look = hashOf(numbers, Uint32Array.from(shape.triangles));
        if (!seen.has(look)) {
          expect(numbers.every(Number.isFinite), name).toBe(true);
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
  const { min, max } = boundsOfParts(parts);
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
  expect(lookOfParts(buildModel(spec, fitOf(spec)))).toEqual(lookOfParts(parts));
});
