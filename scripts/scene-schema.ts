// Generates docs/scene-format.schema.json from the scene's schema; a unit test compares them.
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { sceneJsonSchema } from '@wevisu/scene/document/scene-json-schema.ts';

const root = resolve(import.meta.dirname, '..');
const path = join(root, 'docs', 'scene-format.schema.json');
writeFileSync(path, `${JSON.stringify(sceneJsonSchema(), null, 2)}\n`);
console.log(`wrote ${path}`);
