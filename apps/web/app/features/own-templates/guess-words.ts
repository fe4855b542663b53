import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { areaOf } from '@wevisu/scene/patterns/polygon.ts';
import { styles } from '@wevisu/scene/styles.ts';
import type { TemplateWords } from './template-calls.ts';

/** More than a bath beside a bedroom. */
const ROOMS_OF_A_HOUSE = 3;

/** What a room would be called as a template. The style is left open where the room began with none. */
export function guessWords(
  { name, style, nodes }: SceneDocument,
  maxLength: number,
): TemplateWords {
  const rooms = nodesOf(nodes, 'room').map(([, room]) => room);
  const [largest] = rooms.toSorted((a, b) => areaOf(b.outline) - areaOf(a.outline));
  return {
    // Not through the middle of a character.
    name: name
      .trim()
      .slice(0, maxLength)
      .replace(/[\uD800-\uDBFF]$/, '')
      .toWellFormed()
      .trim(),
    room: rooms.length >= ROOMS_OF_A_HOUSE ? 'house' : (largest?.use ?? ''),
    style: styles.find(({ id }) => id === style)?.id ?? '',
  };
}
