import { nodesOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { areaOf } from '@wevisu/scene/plane/polygon.ts';
import { styles } from '@wevisu/scene/styles.ts';
import type { TemplateDetails } from './template-calls.ts';

/** A bedroom counts for more than the bath beside it. */
const ROOMS_OF_A_HOUSE = 3;

/**
 * Suggests a name, a room type and a style for a template. The style stays open if the room started without
 * one.
 */
export function guessDetails(
  { name, style, nodes }: SceneDocument,
  maxLength: number,
): TemplateDetails {
  const rooms = nodesOf(nodes, 'room').map(([, room]) => room);
  const [largest] = rooms.toSorted((a, b) => areaOf(b.outline) - areaOf(a.outline));
  return {
    // Never splits a character.
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
