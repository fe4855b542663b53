import { z } from 'zod';
import { sceneDocument } from './scene.ts';

/**
 * The JSON Schema of a scene as a file may be written: what has a default may be left out. It does
 * not say what depends on more than one node, nor the params of each kind.
 */
export function sceneJsonSchema(): Readonly<Record<string, unknown>> {
  return {
    title: 'wevisu scene',
    description:
      'A home as drawn. Lengths are integer tenths of a millimeter, angles integer tenths of a degree. See scene-format.md.',
    ...z.toJSONSchema(sceneDocument, { io: 'input', target: 'draft-2020-12' }),
  };
}
