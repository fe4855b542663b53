// Names of objects, surfaces and openings as they appear on the screen.
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { OpeningStyle } from '@wevisu/scene/document/nodes/opening-style.ts';
import type { RunNode } from '@wevisu/scene/document/nodes/run.ts';
import type { SceneDocument, SceneNodes } from '@wevisu/scene/document/scene.ts';
import { nodeOf } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { type CardOf, cardOf, isKindId } from '@wevisu/scene/kinds/card-of.ts';

const tiers: Readonly<Record<RunNode['tier'], string>> = {
  base: 'Base cabinets',
  wall: 'Wall cabinets',
  tall: 'Tall cabinets',
  island: 'Island',
  peninsula: 'Peninsula',
  vanity: 'Vanity cabinets',
};

export const openingLabels: Readonly<Record<OpeningStyle, string>> = {
  'door-single': 'Single door',
  'door-double': 'Double door',
  'door-pocket': 'Pocket door',
  'door-barn': 'Barn door',
  'door-bifold': 'Bifold door',
  'door-sliding-glass': 'Sliding glass door',
  'door-french': 'French door',
  'door-entry': 'Entry door',
  'door-garage': 'Garage door',
  'window-fixed': 'Fixed window',
  'window-double-hung': 'Double-hung window',
  'window-casement': 'Casement window',
  'window-sliding': 'Sliding window',
  'window-awning': 'Awning window',
  passage: 'Cased opening',
  'passage-arch': 'Arched opening',
  niche: 'Niche',
};

export function kindOf(kind: string): CardOf | null {
  return isKindId(kind) ? cardOf(kind) : null;
}

/** 'jointColor' and 'door-drawer' as words: 'Joint color', 'Door drawer'. */
export function inWords(key: string): string {
  const words = key
    .replace(/Tenths(Deg)?$|Mm$/, '')
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function nameOfNode(node: SceneNode, products: SceneDocument['products']): string {
  switch (node.type) {
    case 'item':
      return (
        (node.sku === null ? undefined : products[node.sku]?.name) ??
        kindOf(node.kind)?.label ??
        inWords(node.kind)
      );
    case 'run':
      return tiers[node.tier];
    case 'opening':
      return openingLabels[node.style];
    case 'room':
    case 'level':
    case 'view':
      return node.name;
    case 'wall':
      return 'Wall';
    case 'surface':
      return 'Surface';
    default:
      return 'Measure';
  }
}

const quarters = ['east', 'north', 'west', 'south'] as const;

/** The side of the room that a wall is on, seen from inside: 'North wall'. */
function wallSide(face: Pick<Face, 'frame'>): string {
  const { right, up } = face.frame;
  // right x up points into the room, so the wall faces the other way.
  const x = -(right[1] * up[2] - right[2] * up[1]);
  const y = -(right[2] * up[0] - right[0] * up[2]);
  const turn = Math.round(Math.atan2(y, x) / (Math.PI / 2));
  const side = quarters[((turn % 4) + 4) % 4] ?? 'north';
  return `${side.charAt(0).toUpperCase()}${side.slice(1)} wall`;
}

export function nameOfFace(face: Face): string {
  if (face.kind === 'wall') return wallSide(face);
  if (face.kind === 'item') return inWords(face.areas[0]?.slot ?? 'surface');
  return face.kind.charAt(0).toUpperCase() + face.kind.slice(1);
}

export function roomName(nodes: SceneNodes, roomId: NodeId | null): string {
  return nodeOf(nodes, roomId, 'room')?.name ?? 'Elsewhere';
}
