import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import type { SceneDocument, SceneNodes } from '../document/scene.ts';
import { cabinetFindings } from './cabinet-findings.ts';
import type { Finding } from './finding.ts';
import { itemFindings, runFindings } from './item-findings.ts';
import { crowdedFindings, overlapFindings } from './overlap-findings.ts';
import { openingFindings, roomFindings, surfaceFindings, wallFindings } from './plan-findings.ts';
import { productFindings } from './product-findings.ts';
import { referenceFindings } from './reference-findings.ts';
import { shortened } from './shorten.ts';
import { complexityFindings } from './too-complex.ts';

function nodeFindings(nodes: SceneNodes, id: NodeId, node: SceneNode): Finding[] {
  const found = referenceFindings(nodes, id, node);
  switch (node.type) {
    case 'wall':
      return [...found, ...wallFindings(nodes, id, node)];
    case 'room':
      return [...found, ...roomFindings(nodes, id, node)];
    case 'opening':
      return [...found, ...openingFindings(nodes, id, node)];
    case 'surface':
      return [...found, ...surfaceFindings(id, node)];
    case 'item':
      return [...found, ...itemFindings(id, node)];
    case 'run':
      return [...found, ...runFindings(id, node)];
    default:
      return found;
  }
}

/**
 * Everything in a document that contradicts itself, tier 'broken', ordered by the first node it is
 * about, at most a hundred of a code. What a finding names is left out of rooms, faces and takeoff as far as it cannot be shown,
 * and stays in the document.
 */
export function checkDocument(document: SceneDocument): Finding[] {
  const { nodes } = document;
  const ids = Object.keys(nodes).sort();
  const found = ids.flatMap((id) => {
    const node = nodes[id];
    return node ? nodeFindings(nodes, id, node) : [];
  });
  return shortened([
    ...complexityFindings(nodes),
    ...found,
    ...overlapFindings(nodes),
    ...crowdedFindings(nodes),
    ...productFindings(document),
    ...cabinetFindings(document),
  ]);
}
