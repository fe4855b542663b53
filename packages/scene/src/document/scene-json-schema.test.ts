import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { sceneNode } from './node.ts';
import { sceneJsonSchema } from './scene-json-schema.ts';

const docs = resolve(import.meta.dirname, '../../../../docs');

test('G-39 the published JSON Schema of scenes is that of the program', () => {
  const published = JSON.parse(readFileSync(`${docs}/scene-format.schema.json`, 'utf8'));
  expect(published, 'run npm run scene:schema').toEqual(
    JSON.parse(JSON.stringify(sceneJsonSchema())),
  );
});

test('G-39 the description of the format names every type of node and each of its fields', () => {
  const text = readFileSync(`${docs}/scene-format.md`, 'utf8');
  for (const { shape } of sceneNode.options) {
    const type = shape.type.value;
    const part = text.split(/^### /m).find((one) => one.startsWith(`${type}\n`));
    expect(part, `no chapter ${type}`).toBeDefined();
    const missing = Object.keys(shape).filter(
      (field) => field !== 'type' && !part?.includes(`\`${field}\``),
    );
    expect({ type, missing }).toEqual({ type, missing: [] });
  }
});
